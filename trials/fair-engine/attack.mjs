/** Guests who ask for the most work that the limits of requests allow, each from an address. */
import { Client } from '../security/client.mjs';
import { wait } from '../soak/server.mjs';

/** Requests that change something are limited to 240 a minute from an address. */
const EVERY_MS = 250;

const SIDE = 40;
const clues = Array.from({ length: SIDE }, () => '2,2').join('\n');
/** Every line has two blocks of two: there are many solutions, and no search ends. */
const HARD = `width ${SIDE}\nheight ${SIDE}\nrows\n${clues}\ncolumns\n${clues}\n`;

/** Attacks until the end; counts the answers by status and code. */
export async function attack(base, addresses, end) {
  const answers = {};
  const count = ({ status, json }) => {
    const what = json?.code === undefined ? `${status}` : `${status} ${json.code}`;
    answers[what] = (answers[what] ?? 0) + 1;
  };
  const all = Array.from({ length: addresses }, async (_, k) => {
    const client = new Client(base, { address: `127.0.${9 + (k >> 7)}.${1 + (k & 127)}` });
    await wait(EVERY_MS * Math.random(), end);
    const asked = [];
    while (!end.aborted) {
      const headers = { 'Content-Type': 'text/plain' };
      asked.push(
        client.api('POST', '/check', HARD, headers).then(count, () => count({ status: 'broken' })),
      );
      await wait(EVERY_MS, end);
    }
    // who attacks does not wait for answers
    client.close();
    await Promise.all(asked);
  });
  await Promise.all(all);
  return answers;
}
