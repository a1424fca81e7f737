// The bot of network_bot.py in JavaScript, for Node 22 or newer, again without any package.
//
//     node network_bot.mjs 'http://localhost:8000/table/k3J9xQ2mPz8A?claim=TOKEN'

import { randomUUID } from "node:crypto";

/** One of the moves, as text. `view` is all that our seat may know: board, things, standing, question. */
function choose(view) {
  const moves = view.question.moves;
  return moves[Math.floor(Math.random() * moves.length)].text;
}

const invitation = new URL(process.argv[2]);
const [prefix, table] = invitation.pathname.split("/table/");
const home = invitation.origin + prefix; // a server may live under a path of a site
const me = randomUUID();
let cookie = ""; // by which the server knows who we are

async function post(path, body) {
  const headers = { "Content-Type": "application/json", Cookie: cookie };
  const answer = await fetch(home + path, { method: "POST", headers, body: JSON.stringify(body) });
  const said = await answer.json();
  if (!answer.ok) throw new Error(`The server refuses: ${said.error.text}`);
  cookie = answer.headers.get("Set-Cookie")?.split(";")[0] ?? cookie;
  return said;
}

/** Play until the game is over; false if the line went dead before. */
function play() {
  const socket = new WebSocket(`${home.replace(/^http/, "ws")}/api/tables/${table}/socket`, { headers: { Cookie: cookie } });
  const say = (message) => socket.send(JSON.stringify(message));
  let answered = -1;
  return new Promise((done) => {
    socket.onclose = () => done(false);
    socket.onmessage = ({ data }) => {
      const { type, view, seat, table, decision, code } = JSON.parse(data);
      if (type === "reject") console.error(`refused: ${code}`);
      if (type !== "view" || view === null) return; // something else, or the others have not sat down yet
      if (view.over) {
        console.log(`The scores are ${view.scores}, and ours was seat ${seat}.`);
        done(true);
        socket.close();
      } else if (table.seats[seat].takeover) {
        say({ type: "back" }); // we were away, and a bot plays for us
      } else if (view.question.moves && decision !== answered) {
        say({ type: "move", decision, key: `${me}-${decision}`, move: choose(view) });
        answered = decision;
      }
    };
  });
}

await post("/api/me", { name: "Robot" });
await post(`/api/tables/${table}/claim`, { token: invitation.searchParams.get("claim") });
while (!(await play())) await new Promise((wake) => setTimeout(wake, 2000));
