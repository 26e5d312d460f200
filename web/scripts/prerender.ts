import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, type Plugin, type Rolldown } from "vite";
import type * as Prerender from "../src/prerender.ts";
import { fluent, gameFolders, languages, locales } from "./locales.ts";
import { pictureName, standalone } from "./pictures.ts";

const WEB = resolve(import.meta.dirname, "..");
const KEPT = join(WEB, "node_modules/.cache/parlour-prerender");
const PICTURES = "virtual:pictures";
/** Put where the server writes the name of a table's game. */
const WHERE = "%GAME%";

/** The parts of the page that can be drawn in Node; what is loaded on demand is left out. */
async function load(): Promise<typeof Prerender> {
  mkdirSync(KEPT, { recursive: true });
  await build({
    configFile: false,
    root: WEB,
    logLevel: "error",
    plugins: [
      locales(),
      {
        name: "parlour-ahead",
        enforce: "pre",
        resolveId: (id) => (id === PICTURES ? `\0${PICTURES}` : undefined),
        load: (id) => (id === `\0${PICTURES}` ? "export default {};" : undefined),
        resolveDynamicImport: () => false,
      },
      svelte({ configFile: false, compilerOptions: { runes: true, css: "injected" }, emitCss: false }),
    ],
    build: {
      ssr: "src/prerender.ts",
      outDir: KEPT,
      emptyOutDir: true,
      minify: false,
      target: "node20",
      rolldownOptions: { output: { entryFileNames: "[name].mjs" } },
    },
  });
  return (await import(`${pathToFileURL(join(KEPT, "prerender.mjs")).href}?${Date.now()}`)) as typeof Prerender;
}

interface Ahead {
  module: typeof Prerender;
  /** By file name. */
  files: Map<string, string>;
  /** By game. */
  urls: Record<string, string>;
}

async function drawAhead(): Promise<Ahead> {
  const module = await load();
  const materials = module.materials();
  const files = new Map<string, string>();
  const urls: Record<string, string> = {};
  for (const [game, drawn] of Object.entries(module.pictures())) {
    const svg = standalone(drawn, materials);
    const name = pictureName(game, svg);
    files.set(name, svg);
    urls[game] = `/${name}`;
  }
  return { module, files, urls };
}

/**
 * Draws ahead: each game's picture as an image, and for each language the first page and the frame of the others.
 * The server sends them (`http/page.py`); `ahead.json` tells it what belongs to what.
 */
export function prerender(): Plugin {
  let ahead: Promise<Ahead> | undefined;
  const drawn = (): Promise<Ahead> => (ahead ??= drawAhead());
  let testing = false;
  return {
    name: "parlour-prerender",
    enforce: "post",
    configResolved: (config) => {
      testing = config.mode === "test";
    },
    configureServer(server) {
      if (testing) return;
      server.middlewares.use((request, answer, next) => {
        void drawn().then(({ files }) => {
          const svg = files.get((request.url ?? "").slice(1));
          if (svg === undefined) return next();
          answer.setHeader("content-type", "image/svg+xml");
          answer.end(svg);
        }, next);
      });
    },
    resolveId: (id) => (id === PICTURES ? `\0${PICTURES}` : undefined),
    async load(id) {
      if (id !== `\0${PICTURES}`) return undefined;
      return `export default ${JSON.stringify(testing ? {} : (await drawn()).urls)};`;
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const { module, files, urls } = await drawn();
        const emit = (fileName: string, source: string): void => {
          this.emitFile({ type: "asset", fileName, source });
        };
        for (const [name, svg] of files) emit(name, svg);
        const index = bundle["index.html"];
        if (index?.type !== "asset") throw new Error("there is no index.html");
        const plain = String(index.source).replace(/\n\s*/g, "");
        const loads = new Loads(bundle);
        const sent: Record<string, unknown> = {};
        for (const language of languages()) {
          const made = module.pages(language, fluent(language), urls, WHERE);
          const words = loads.of(`\0virtual:locale/${language}`);
          const fonts = loads.fonts(language);
          const page = { plain, language, description: made.description, fonts };
          const [first] = made.home;
          const title = `<title>${made.title}</title>`;
          const [before, after] = split(made.home.map(({ body }) => body));
          const [beforeBack, afterBack] = split(made.back.map(({ body }) => body));
          const table = loads.of("src/table/TablePage.svelte");
          emit(
            `ahead/home.${language}.html`,
            html({
              ...page,
              head: head(first!.head),
              page: `${before}%DAILY%${after}`,
              shown: "home",
              loads: words,
            }),
          );
          emit(
            `ahead/back.${language}.html`,
            html({
              ...page,
              head: head(first!.head),
              page: `${beforeBack}%DAILY%${afterBack}`,
              shown: "home",
              loads: words,
            }),
          );
          emit(
            `ahead/frame.${language}.html`,
            html({
              ...page,
              description: "%ABOUT%",
              head: "<title>%TITLE%</title>",
              frame: made.frame.body,
              loads: words,
            }),
          );
          emit(
            `ahead/table.${language}.html`,
            html({
              ...page,
              head: title,
              frame: made.table.body,
              loads: [...words, ...table, ...loads.grains()],
              socket: `/api/matches/*/socket?v=${module.version}&amp;since=0&amp;heard=0`,
            }),
          );
          emit(`ahead/bare.${language}.html`, html({ ...page, head: title, loads: words }));
          const games = gameFolders().map((folder) => {
            const of = [
              ...loads.of(`src/boards/${folder}/index.ts`),
              ...loads.of(`\0virtual:locale/${language}/${folder}`),
            ].filter((file) => !words.includes(file) && !table.includes(file));
            return [folder, links(of).join("")] as const;
          });
          sent[language] = {
            daily: made.home.map(({ body }) => body.slice(before.length, body.length - after.length)),
            dailyBack: made.back.map(({ body }) => body.slice(beforeBack.length, body.length - afterBack.length)),
            games: Object.fromEntries(
              module.games.map((game) => [
                game,
                [made.names[game], Object.fromEntries(games)[module.folderOf(game) ?? ""] ?? ""],
              ]),
            ),
            title: made.title,
            about: made.description,
            titles: made.titles,
          };
        }
        emit("ahead/ahead.json", JSON.stringify({ levels: module.levels, languages: sent }));
      },
    },
  };
}

/** The files that come with a module, without those that every page has. */
class Loads {
  private readonly chunks: Rolldown.OutputChunk[];
  private readonly assets: string[];
  private readonly everywhere: Set<string>;

  constructor(bundle: Rolldown.OutputBundle) {
    this.chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    this.assets = Object.keys(bundle);
    this.everywhere = new Set();
    const main = this.chunks.find((chunk) => chunk.isEntry);
    this.everywhere = new Set(main ? this.all(main) : []);
  }

  of(module: string): string[] {
    const chunk = this.chunks.find((one) => one.facadeModuleId?.replaceAll("\\", "/").endsWith(module));
    if (!chunk) throw new Error(`no chunk of ${module}`);
    return this.all(chunk).filter((file) => !this.everywhere.has(file));
  }

  /** The woods and cloths that every board is drawn with: they would be asked for only when it is drawn. */
  grains(): string[] {
    return this.assets.filter((name) => name.endsWith(".webp"));
  }

  /** The letters that a language is written in. */
  fonts(language: string): string[] {
    const parts = ["core", ...(language === "pl" ? ["polish"] : language === "ru" ? ["cyrillic"] : [])];
    return this.assets.filter((name) => parts.some((part) => new RegExp(`-${part}-[\\w-]+\\.woff2$`).test(name)));
  }

  private all(chunk: Rolldown.OutputChunk, seen = new Set<string>()): string[] {
    if (seen.has(chunk.fileName)) return [];
    seen.add(chunk.fileName);
    const imported = chunk.imports.flatMap((name) => {
      const one = this.chunks.find(({ fileName }) => fileName === name);
      return one ? this.all(one, seen) : [];
    });
    const css = [...((chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? [])];
    return [...new Set([chunk.fileName, ...css, ...imported])];
  }
}

/** Asked for at once, but what is drawn ahead waits for none of it: its looks are in the styles of every page. */
const links = (files: readonly string[]): string[] =>
  files.map((file) =>
    file.endsWith(".css")
      ? `<link rel="preload" as="style" crossorigin href="/${file}">`
      : file.endsWith(".webp")
        ? `<link rel="preload" as="image" fetchpriority="low" href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
  );

/** The head of what was drawn, without styles: these are in the page's files. */
const head = (drawn: string): string => drawn.replace(/<style[^>]*>.*?<\/style>/gs, "");

interface Page {
  plain: string;
  language: string;
  description: string;
  fonts: readonly string[];
  head: string;
  loads: readonly string[];
  /** What the script takes over, and which page that is. */
  page?: string;
  shown?: string;
  /** What goes when the page is there. */
  frame?: string;
  /** What public/early.js asks for. */
  socket?: string;
}

/** The whole page: letters and styles in the head, scripts after all that is seen. */
function html({ plain, language, description, fonts, head, loads, page = "", shown, frame, socket }: Page): string {
  const scripts: string[] = [];
  const moved = plain.replace(/\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g, (tag) => {
    scripts.push(tag.trim());
    return "";
  });
  const letters = fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`);
  const quoted = description.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const put = (text: string, mark: string, by: string): string => {
    if (!text.includes(mark)) throw new Error(`index.html has no ${mark}`);
    return text.replace(mark, () => by);
  };
  let made = put(
    moved,
    '<html lang="en">',
    `<html lang="${language}"${socket ? ` data-socket="${socket}"` : ""}%KNOWN%>`,
  );
  made = put(made, "<title>Parlour</title>", `${head}<meta name="description" content="${quoted}">${letters.join("")}`);
  made = put(made, "</head>", "%LINKS%</head>");
  const around = frame === undefined ? "" : `<div id="frame" inert aria-hidden="true">${frame}</div>`;
  const seen = `<div id="page"${shown ? ` data-shown="${shown}"` : ""}>${page}</div>${around}`;
  return put(made, '<div id="page"></div>', [seen, ...scripts, ...links(loads)].join(""));
}

/** What all texts begin and end with. */
function split(texts: readonly string[]): [string, string] {
  const [one, ...others] = texts as [string, ...string[]];
  const same = (at: (text: string, i: number) => string | undefined): number => {
    let i = 0;
    while (i < one.length && others.every((text) => at(text, i) === at(one, i))) i++;
    return i;
  };
  const from = one.slice(
    0,
    same((text, i) => text[i]),
  );
  const shortest = Math.min(...texts.map((text) => text.length)) - from.length;
  const to = Math.min(
    same((text, i) => text.at(-1 - i)),
    shortest,
  );
  return [from, one.slice(one.length - to)];
}
