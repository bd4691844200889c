/**
 * The answer about a small puzzle on a plain line, as `answerOf` and `JSON.stringify` write it, but
 * without an object for each of its numbers.
 */
import { solveWords } from '@nonokit/solver';
import type { AnswerBytes } from './answer-bytes.js';
import type { Chunk } from './chunk.js';
import { type Lines, PLACES, textAt } from './pieces.js';
import { clueWords, line, quickLine } from './quick-line.js';

/** Writes the answer to item `item`; false, with nothing written, if it takes the whole way. */
export type QuickAnswer = (item: number, out: AnswerBytes) => boolean;

/** What can be found out about a puzzle without learning. */
type Findings = NonNullable<ReturnType<typeof solveWords>>;

const part = (text: string): Uint8Array => new TextEncoder().encode(text);
const ID = part(',"id":');
const TITLE = part(',"title":');
const NULL = part('null');
const PROBES = part(',"probes":');
const DECISIONS = part(',"decisions":');
const CONFLICTS = part(',"conflicts":');
const TIME = part(',"restarts":0},"timeMs":');
const NO_SEARCH = part(',"probes":0,"decisions":0,"conflicts":0,"restarts":0},"timeMs":');
const END = part('}\n');

/** The quick way for the lines of a chunk. */
export function quickAnswer({ file, index }: Chunk, bytes: Uint8Array, lines: Lines): QuickAnswer {
  const begin = part(`{"file":${JSON.stringify(file)},"index":`);
  const outcomes = new Outcomes();
  return (item, out) => {
    const from = lines.places[PLACES * item];
    const to = lines.places[PLACES * item + 1];
    if (from === undefined || to === undefined || !quickLine(bytes, from, to)) return false;
    const start = performance.now();
    const findings = solveWords(line.width, line.height, clueWords);
    const thousandths = Math.round((performance.now() - start) * 1000);
    if (findings === undefined) return false;
    out.part(begin);
    out.whole(index + item);
    out.part(ID);
    text(bytes, line.id, out);
    out.part(TITLE);
    text(bytes, line.title, out);
    out.part(outcomes.part(findings));
    work(findings, out);
    out.thousandths(thousandths);
    out.part(END);
    return true;
  };
}

/** Writes a text of the line with its quotes; none needs an escape. */
function text(bytes: Uint8Array, place: typeof line.id, out: AnswerBytes): void {
  if (place.to === 0) out.part(NULL);
  else if (place.isAscii) out.part(bytes, place.from, place.to);
  else out.text(textAt(bytes, place));
}

/** Writes what it took, up to the time. */
function work({ stats }: Findings, out: AnswerBytes): void {
  const { linesSettled, probes, decisions, conflicts } = stats;
  out.whole(linesSettled);
  if (probes === 0 && decisions === 0 && conflicts === 0) {
    out.part(NO_SEARCH);
    return;
  }
  out.part(PROBES);
  out.whole(probes);
  out.part(DECISIONS);
  out.whole(decisions);
  out.part(CONFLICTS);
  out.whole(conflicts);
  out.part(TIME);
}

/** What comes between title and work, kept for puzzles of the size of the last one. */
class Outcomes {
  #width = 0;
  #height = 0;
  readonly #parts = new Map<number, Uint8Array>();

  /** That of the line read last. */
  part({ status, lineSolvable }: Findings): Uint8Array {
    const { width, height } = line;
    if (width !== this.#width || height !== this.#height) {
      this.#width = width;
      this.#height = height;
      this.#parts.clear();
    }
    const key = 2 * STATUSES.indexOf(status) + (lineSolvable ? 1 : 0);
    let found = this.#parts.get(key);
    if (found === undefined) {
      const size = `,"width":${width},"height":${height},"colors":1`;
      const solved = `"status":"${status}","lineSolvable":${lineSolvable}`;
      found = part(`${size},${solved},"stats":{"linesSettled":`);
      this.#parts.set(key, found);
    }
    return found;
  }
}

const STATUSES: readonly Findings['status'][] = ['none', 'unique', 'multiple', 'open'];
