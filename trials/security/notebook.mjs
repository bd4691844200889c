/**
 * Notes what an attack sent and what came, beside the line of docs/security.md that it attacks, and
 * which lines of that page nothing has attacked.
 */
import { readFileSync } from 'node:fs';

const page = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');

/** The lines of the page: the names of "How", in bold; the numbers of ASVS, taken apart. */
export const LINES = [
  ...[...between('## How', '## What is not done').matchAll(/^\* [^*]*\*\*([^*]+)\*\*/gm)].map(
    ([, name]) => name,
  ),
  ...[...page.matchAll(/^\| (\d+(?:\.\d+)+(?:(?:, | – )\d+(?:\.\d+)+)*) /gm)].flatMap(
    ([, numbers]) => parseNumbers(numbers),
  ),
];

function between(start, end) {
  return page.slice(page.indexOf(start), page.indexOf(end));
}

/** `2.1.5, 2.1.6` are two, `3.4.1 – 3.4.5` are five. */
function parseNumbers(text) {
  return text.split(', ').flatMap((part) => {
    const [from, to] = part.split(' – ');
    if (to === undefined) return [from];
    const head = from.slice(0, from.lastIndexOf('.') + 1);
    const [first, last] = [from, to].map((one) => Number(one.slice(head.length)));
    return Array.from({ length: last - first + 1 }, (_, k) => `${head}${first + k}`);
  });
}

/** All that was tried. */
export class Notebook {
  rows = [];
  #only;

  constructor(only) {
    this.#only = only;
  }

  /**
   * Tries something. `lines`: what it attacks, as in `LINES`. The attack answers what came and
   * whether that is what the page promises.
   */
  async attack(lines, sent, attack) {
    if (this.#only !== undefined && !this.#only.test(`${lines} ${sent}`)) return;
    for (const line of lines) {
      if (!LINES.includes(line)) throw new Error(`docs/security.md has no line "${line}"`);
    }
    const { came, held } = await attack().catch((error) => ({ came: `${error}`, held: false }));
    this.rows.push({ lines, sent, came, held });
    console.log(`${held ? 'held  ' : 'BROKEN'} | ${lines.join(', ')} | ${sent} | ${came}`);
  }

  /** Lines that nothing has attacked, but for those that have a reason. */
  untried(reasons) {
    const tried = new Set(this.rows.flatMap(({ lines }) => lines));
    return LINES.filter((line) => !tried.has(line) && !(line in reasons));
  }

  /** The table. */
  table() {
    const cell = (text) => text.replaceAll('|', '\\|');
    return [
      '| line of docs/security.md | what was sent | what came | |',
      '| --- | --- | --- | --- |',
      ...this.rows.map(({ lines, sent, came, held }) => {
        const verdict = held ? 'held' : '**BROKEN**';
        return `| ${lines.join(', ')} | ${cell(sent)} | ${cell(came)} | ${verdict} |`;
      }),
    ];
  }
}

/** An outcome: each answer's status as it should be. `expected` is one status or several. */
export function statuses(answers, expected, more = true) {
  const wanted = [expected].flat();
  const counts = new Map();
  for (const { status, json } of answers) {
    const name = json?.code === undefined ? `${status}` : `${status} ${json.code}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const came = [...counts].map(([name, n]) => (n === 1 ? name : `${n} × ${name}`)).join(', ');
  return { came, held: more && answers.every(({ status }) => wanted.includes(status)) };
}

/** An outcome of several named facts, each true or not. */
export function facts(named) {
  const wrong = Object.entries(named).filter(([, isTrue]) => isTrue !== true);
  const all = Object.keys(named).join('; ');
  const came = wrong.length === 0 ? all : `WRONG: ${wrong.map(([name]) => name).join('; ')}`;
  return { came, held: wrong.length === 0 };
}
