/**
 * Goes through docs/security.md as an attacker who has only requests: starts servers of its own
 * (one without limits, one with them, one that is reached over TLS), tries every line of "How" and
 * of the table of ASVS that answers can show, and says of each whether it held. Times are moved
 * back in the database where a line speaks of days.
 *
 *     npm run build && node trials/security.mjs [--port 4700] [--only PATTERN]
 *
 * The exit status is 0 if everything held and no line was left out.
 */
import { parseArgs } from 'node:util';
import { keep } from '../bench/measure.mjs';
import { access } from './security/access.mjs';
import { accounts } from './security/accounts.mjs';
import { BEYOND } from './security/beyond.mjs';
import { games } from './security/games.mjs';
import { input } from './security/input.mjs';
import { limits } from './security/limits.mjs';
import { LINES, Notebook } from './security/notebook.mjs';
import { output } from './security/output.mjs';
import { sessions } from './security/sessions.mjs';
import { openStage } from './security/stage.mjs';
import { times } from './security/times.mjs';

const RESULTS = new URL('results/', import.meta.url);

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4700' },
    only: { type: 'string' },
    part: { type: 'string' },
  },
});
const PARTS = { accounts, sessions, access, games, input, output, limits, times };
const isWhole = values.only === undefined && values.part === undefined;
const book = new Notebook(values.only === undefined ? undefined : new RegExp(values.only));
const stage = await openStage(Number(values.port));
try {
  for (const [name, attack] of Object.entries(PARTS)) {
    if (values.part === undefined || values.part === name) await attack(stage, book);
  }
} finally {
  await stage.close();
}
const broken = book.rows.filter(({ held }) => !held);
const untried = isWhole ? book.untried(BEYOND) : [];
const gone = Object.keys(BEYOND).filter((line) => !LINES.includes(line));
const tried = new Set(book.rows.flatMap(({ lines }) => lines)).size;
const summary = [
  `${book.rows.length} attacks on ${tried} of ${LINES.length} lines; ${broken.length} broken.`,
  ...(untried.length === 0 ? [] : [`Not tried, and without a reason: ${untried.join(', ')}.`]),
  ...(gone.length === 0 ? [] : [`Reasons for lines that are not there: ${gone.join(', ')}.`]),
];
console.log(`\n${summary.join('\n')}`);
const command = ['node trials/security.mjs', ...process.argv.slice(2)].join(' ');
const reasons = Map.groupBy ? Map.groupBy(Object.keys(BEYOND), (line) => BEYOND[line]) : grouped();
if (isWhole) {
  const left = [...reasons].map(([why, lines]) => `* ${why}: ${lines.join(', ')}`);
  const lines = [...summary, '', ...book.table(), ''];
  lines.push('Lines that requests cannot show:', '', ...left);
  keep('security', command, lines, RESULTS);
}
process.exit(broken.length + untried.length + gone.length === 0 ? 0 : 1);

/** The lines by their reason. */
function grouped() {
  const groups = new Map();
  for (const [line, why] of Object.entries(BEYOND))
    groups.set(why, [...(groups.get(why) ?? []), line]);
  return groups;
}
