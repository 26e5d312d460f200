// boardgame.io's own server, as its documentation starts it: in-memory storage, its lobby on the same port.
import { createRequire } from "node:module";
import { cube } from "./cube.mjs";
const { Server, Origins } = createRequire(process.cwd() + "/")("boardgame.io/server");
const server = Server({ games: [cube], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
