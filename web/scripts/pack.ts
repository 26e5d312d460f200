import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const PACKED = /\.(js|css|svg)$/;
/** Bytes; smaller files are not worth it. */
const FROM = 1_000;
/** Bytes; beyond this the last per cents take seconds. */
const LARGE = 200_000;

/** Puts a Brotli copy (`.br`) beside the files with a hash in their name; of these no copy is ever out of date. */
export function pack(): Plugin {
  let folder = "";
  return {
    name: "parlour-pack",
    apply: "build",
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    closeBundle: {
      order: "post",
      async handler(error) {
        if (error) return;
        const assets = join(folder, "assets");
        const files = readdirSync(assets).filter((name) => PACKED.test(name));
        await Promise.all(files.map((name) => packed(join(assets, name))));
      },
    },
  };
}

async function packed(file: string): Promise<void> {
  const data = readFileSync(file);
  if (data.length < FROM) return;
  const quality = data.length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(data, { params }));
}
