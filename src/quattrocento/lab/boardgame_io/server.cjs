// boardgame.io's own server with its default storage, in memory: node server.cjs PORT TABLES
const { InitializeGame } = require("boardgame.io/internal");
const { Origins, Server } = require("boardgame.io/server");
const { Comparison } = require("./game.cjs");

const [port, tables] = process.argv.slice(2).map(Number);
const server = Server({ games: [Comparison], origins: [Origins.LOCALHOST] });
for (let table = 0; table < tables; table++) {
  const initialState = InitializeGame({ game: Comparison, numPlayers: 2 });
  const players = { 0: { id: 0 }, 1: { id: 1 } };
  const now = Date.now();
  const metadata = { gameName: Comparison.name, players, createdAt: now, updatedAt: now };
  server.db.createMatch(`table${table}`, { initialState, metadata });
}
server.run({ port }).then(() => console.log("open"));
