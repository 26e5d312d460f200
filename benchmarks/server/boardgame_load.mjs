// The load on boardgame.io: two sockets a match, each acts when it is its turn. Prints one JSON line.
// Usage: boardgame_load.mjs PORT MATCHES MOVES [MS_BETWEEN_MOVES]
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
const { io } = createRequire(process.cwd() + "/")("socket.io-client");
const [port, count, moves, pace] = process.argv.slice(2).map(Number);
const url = `http://127.0.0.1:${port}`;
const post = async (path, body) =>
  (await fetch(url + path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json();
const order = [...Array(27).keys()].map((n) => [0, 4, 8, 1, 5, 6, 2, 3, 7][n % 9]);
const cpu = (pid) => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ").slice(11, 13).reduce((a, b) => a + Number(b), 0) / 100;
const pid = Number(process.env.SERVER_PID);
let done = 0, finish;
const finished = new Promise((resolve) => (finish = resolve));
const waits = [];

class Seat {
  constructor(table, player) {
    Object.assign(this, { table, player });
    this.socket = io(`${url}/cube`, { transports: ["websocket"], forceNew: true });
    const news = (_, news) => this.see(news.state ?? news);
    this.socket.on("sync", news);
    this.socket.on("update", news);
  }
  async sit() {
    await new Promise((resolve) => {
      this.ready = resolve;
      this.socket.emit("sync", this.table.id, String(this.player), this.table.credentials[this.player], 2);
    });
  }
  see(state) {
    if (this.ready) { this.ready(); this.ready = null; }
    if (this.table.sent && state._stateID > this.table.sent.at && this.player !== this.table.sent.by) {
      waits.push(performance.now() - this.table.sent.when);
      this.table.sent = null;
    }
    this.state = state;
    if (this.table.going) this.act();
  }
  act() {
    const { state, table } = this;
    if (Number(state.ctx.currentPlayer) !== this.player || state.ctx.gameover || table.acted === state._stateID) return;
    table.acted = state._stateID;
    const send = () => {
      if (done >= moves) return finish();
      done += 1;
      table.sent = { at: state._stateID, by: this.player, when: performance.now() };
      const turn = state.G.places.filter((p) => p !== null).length;
      this.socket.emit("update", { type: "MAKE_MOVE", payload: { type: "place", args: [order[turn]], playerID: String(this.player), credentials: table.credentials[this.player] } }, state._stateID, table.id, String(this.player));
      if (turn === 25 && table.next) table.next.go();
    };
    if (pace) setTimeout(send, pace); else send();
  }
}

class Table {
  async make() {
    const { matchID } = await post("/games/cube/create", { numPlayers: 2 });
    this.id = matchID;
    this.credentials = [];
    for (const playerID of ["0", "1"])
      this.credentials.push((await post(`/games/cube/${matchID}/join`, { playerID, playerName: playerID })).playerCredentials);
    this.acted = null;
    this.seats = [new Seat(this, 0), new Seat(this, 1)];
    await Promise.all(this.seats.map((seat) => seat.sit()));
  }
  go() { this.going = true; for (const seat of this.seats) seat.act(); }
}

// all matches are made before the clock starts; when one is over its two players go to the next
const slots = [];
for (let n = 0; n < count; n++) {
  const slot = [];
  for (let m = 0; m <= Math.ceil(moves / (26 * count)); m++) { const t = new Table(); await t.make(); slot.push(t); }
  slot.forEach((table, m) => (table.next = slot[m + 1]));
  slots.push(slot);
}
const [cpuBefore, before] = [cpu(pid), performance.now()];
// at a fixed pace they do not all act at the same moment
slots.forEach((slot, n) => setTimeout(() => slot[0].go(), ((pace || 0) * n) / slots.length));
await finished;
const [spent, seconds] = [cpu(pid) - cpuBefore, (performance.now() - before) / 1000];
waits.sort((a, b) => a - b);
console.log(JSON.stringify({ moves: done, cpu: spent, seconds, p50_ms: waits[waits.length >> 1] ?? null }));
process.exit(0);
