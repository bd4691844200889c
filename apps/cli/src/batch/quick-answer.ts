/**
 * The answer about a small puzzle on a plain line, as `answerOf` and `JSON.stringify` write it, but
 * without an object for each of its numbers.
 */
import { solveWords } from '@nonokit/solver';
import type { AnswerBytes } from './answer-bytes.js';
import type { Chunk } from './chunk.js';
import type { Span } from './pieces.js';
import { clueWords, quickLine } from './quick-line.js';

/** Writes the answer to item `item`; false, with nothing written, if it takes the whole way. */
export type QuickAnswer = (item: number, span: Span, out: AnswerBytes) => boolean;

const part = (text: string): Uint8Array => new TextEncoder().encode(text);
const INDEX = part(',"index":');
const ID = part(',"id":');
const TITLE = part(',"title":');
const WIDTH = part(',"width":');
const HEIGHT = part(',"height":');
const DECISIONS = part(',"probes":0,"decisions":');
const CONFLICTS = part(',"conflicts":');
const TIME = part(',"restarts":0},"timeMs":');
const END = part('}\n');
const NULL = part('null');

/** What comes between the size and the number of lines settled, by status. */
const outcomes = (lineSolvable: boolean) => {
  const of = (status: string): Uint8Array => {
    const solved = `"status":"${status}","lineSolvable":${lineSolvable}`;
    return part(`,"colors":1,${solved},"stats":{"linesSettled":`);
  };
  return { none: of('none'), unique: of('unique'), multiple: of('multiple') };
};
const BY_LINES = outcomes(true);
const BY_SEARCH = outcomes(false);

/** The quick way for a chunk of lines; undefined for another chunk. */
export function quickAnswer({ file, index, body }: Chunk): QuickAnswer | undefined {
  if (body.kind !== 'ndjson') return undefined;
  const { bytes } = body;
  const begin = part(`{"file":${JSON.stringify(file)}`);
  return (item, { from, to }, out) => {
    const read = quickLine(bytes, from, to);
    if (read === undefined) return false;
    const { width, height } = read;
    const start = performance.now();
    const findings = solveWords(width, height, clueWords);
    if (findings === undefined) return false;
    const thousandths = Math.round((performance.now() - start) * 1000);
    const { status, lineSolvable, stats } = findings;
    if (status === 'open') return false;
    out.part(begin);
    out.part(INDEX);
    out.whole(index + item);
    out.part(ID);
    text(bytes, read.idFrom, read.idTo, out);
    out.part(TITLE);
    text(bytes, read.titleFrom, read.titleTo, out);
    out.part(WIDTH);
    out.whole(width);
    out.part(HEIGHT);
    out.whole(height);
    out.part((lineSolvable ? BY_LINES : BY_SEARCH)[status]);
    out.whole(stats.linesSettled);
    out.part(DECISIONS);
    out.whole(stats.decisions);
    out.part(CONFLICTS);
    out.whole(stats.conflicts);
    out.part(TIME);
    out.thousandths(thousandths);
    out.part(END);
    return true;
  };
}

/** Writes a text of the line with its quotes; none needs an escape. */
function text(bytes: Uint8Array, from: number, to: number, out: AnswerBytes): void {
  if (to === 0) out.part(NULL);
  else out.part(bytes, from, to);
}
