/** People who use the engine as people do, and note how long they waited. */
import { Client } from '../security/client.mjs';
import { wait } from '../soak/server.mjs';

/** What is measured. */
export const KINDS = ['hint', 'publish', 'preview', 'pdf'];

/** How many ask for hints, how many publish, and the average of their pauses. */
const GUESTS = 6;
const AUTHORS = 6;
const PAUSE_MS = 3000;

/** The side of the puzzles that people ask hints for. */
const SIDE = 20;

/** Makes accounts. `live` uses the site until the end, `forget` what was noted before. */
export async function createPeople(base, parts) {
  const times = Object.fromEntries(KINDS.map((kind) => [kind, []]));
  const refusals = {};
  const timed = async (kind, asked) => {
    const answer = await asked.catch((error) => ({ status: 599, json: { code: error.message } }));
    if (answer.status >= 400) {
      const what = `${kind} ${answer.status} ${answer.json?.code}`;
      refusals[what] = (refusals[what] ?? 0) + 1;
    } else times[kind].push(answer.ms);
    return answer;
  };
  const authors = [];
  for (let k = 0; k < AUTHORS; k++) {
    const client = new Client(base, { address: `127.0.7.${k + 1}` });
    const body = { name: `Author ${k}`, password: `eleven quiet herons ${k}` };
    const answer = await client.api('POST', '/accounts', body);
    if (answer.status !== 201) throw new Error(`no account: ${answer.text}`);
    client.keepCookie(answer);
    authors.push(client);
  }
  const write = async (client, end) => {
    await wait(PAUSE_MS * 2 * Math.random(), end);
    if (end.aborted) return;
    const file = parts.encodeRecord(parts.uniquePicture(`${Math.random()}`));
    const body = { file, acceptWarnings: true };
    const { json } = await timed('publish', client.api('POST', '/puzzles', body));
    if (json?.id === undefined) return;
    await timed('preview', client.ask('GET', `/preview/${json.id}.png`));
    await timed('pdf', client.api('GET', `/puzzles/${json.id}.pdf`));
  };
  const hints = Array.from({ length: 20 }, (_, k) => puzzleFor(parts, k));
  const ask = async (client, end) => {
    await wait(PAUSE_MS * 2 * Math.random(), end);
    if (end.aborted) return;
    const puzzle = hints[Math.floor(Math.random() * hints.length)];
    await timed('hint', client.api('POST', '/hint', { puzzle }));
  };
  const guests = Array.from(
    { length: GUESTS },
    (_, k) => new Client(base, { address: `127.0.6.${k + 1}` }),
  );
  const loop = async (client, act, end) => {
    while (!end.aborted) await act(client, end);
    client.close();
  };
  return {
    times,
    refusals,
    forget() {
      for (const kind of KINDS) times[kind].length = 0;
      for (const what of Object.keys(refusals)) delete refusals[what];
    },
    live: (end) =>
      Promise.all([
        ...authors.map((client) => loop(client, write, end)),
        ...guests.map((client) => loop(client, ask, end)),
      ]),
  };
}

/** A puzzle in our own format with a picture of chance. */
function puzzleFor(parts, seed) {
  const random = parts.randomOf(`hint ${seed}`);
  const grid = Array.from({ length: SIDE }, () =>
    Array.from({ length: SIDE }, () => (random.next() < 0.6 ? 1 : 0)),
  );
  const columns = grid[0].map((_, x) => grid.map((row) => row[x]));
  return { width: SIDE, height: SIDE, rows: grid.map(clue), columns: columns.map(clue) };
}

function clue(line) {
  const runs = line
    .join('')
    .split('0')
    .map(({ length }) => length);
  return runs.filter((size) => size > 0);
}
