// People at many tables, through boardgame.io's own client: node load.cjs URL TABLES SECONDS PID
const { existsSync, readFileSync } = require("fs");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Comparison } = require("./game.cjs");

const [url, tables, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const stat = `/proc/${process.argv[5]}/stat`;
const waits = [];
let measuring = false;

async function setUp(table) {
  const clients = ["0", "1"].map((playerID) =>
    Client({
      game: Comparison,
      multiplayer: SocketIO({ server: url }),
      matchID: `table${table}`,
      playerID,
      debug: false,
    }),
  );
  for (const client of clients) client.start();
  await Promise.all(clients.map(connected));
  return clients;
}

const connected = (client) =>
  new Promise((done) => {
    const stop = client.subscribe((state) => {
      if (state !== null && state.isConnected) setImmediate(() => (stop(), done()));
    });
  });

/** Whoever's turn it is moves; the wait ends when the other one's screen shows it. */
function play(clients) {
  let began = 0;
  let number = 0;
  let last = 1;
  const move = () => {
    // The state of the one who did not move last is the server's, not a guess ahead of it.
    const state = clients[1 - last].getState();
    const mover = Number(state.ctx.currentPlayer);
    const wanted = state._stateID;
    began = performance.now();
    const stop = clients[1 - mover].subscribe((seen) => {
      if (seen === null || seen._stateID <= wanted) return;
      if (measuring) waits.push(performance.now() - began);
      setImmediate(() => (stop(), settled(wanted)));
    });
    number += 1;
    last = mover;
    clients[mover].moves.take(number % 60, number % 7);
  };
  const settled = (wanted) => {
    if (clients.every((client) => client.getState()._stateID > wanted)) move();
    else setImmediate(() => settled(wanted));
  };
  move();
}

/** The server's time on the processors so far, in hundredths of a second; 0 where unknown. */
function spent() {
  if (!existsSync(stat)) return 0;
  const fields = readFileSync(stat, "utf8").split(")").pop().trim().split(" ");
  return Number(fields[11]) + Number(fields[12]);
}

async function main() {
  const all = [];
  for (let table = 0; table < tables; table++) all.push(await setUp(table));
  all.forEach(play);
  await new Promise((done) => setTimeout(done, Math.min(2000, seconds * 250)));
  measuring = true;
  const began = performance.now();
  const before = spent();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  const took = (performance.now() - began) / 1000;
  waits.sort((a, b) => a - b);
  console.log(
    JSON.stringify({
      moves: waits.length,
      seconds: took,
      p50_ms: waits[Math.floor(waits.length / 2)],
      p99_ms: waits[Math.floor(waits.length * 0.99)],
      cpu_us: ((spent() - before) / waits.length) * 10_000 || null,
    }),
  );
  process.exit(0);
}

main();
