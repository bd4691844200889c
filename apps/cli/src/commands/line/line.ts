/**
 * `nonokit line CLUE CELLS`: everything one line implies.
 */
import { bad, good, type Problem, UNKNOWN } from '@nonokit/core';
import { settleCells } from '@nonokit/solver';
import { type Console, createConsole, describedIn, raise } from '../../io/console.js';
import { EXIT } from '../../io/exit.js';
import type { Session } from '../../io/host.js';
import { readBytes } from '../../io/read-bytes.js';
import { lineStdinTwice } from '../../words/en/problems/cells.js';
import { cellsText, type LineClue, readCells, readLineClue } from './line-text.js';

/** The options of `line`. */
export interface LineFlags {
  readonly json?: boolean;
}

/** Settles the line and prints it, or reports that it is impossible. */
export async function runLine(
  clue: string,
  cells: string,
  flags: LineFlags,
  session: Session,
): Promise<void> {
  const console = createConsole({}, session);
  const { words } = session;
  const read = await readLine(clue, cells, session);
  if (!read.ok) return refuseLine(read, console, flags.json === true);
  const { line, before } = read.value;
  const after = settleCells(line.clue, before);
  if (after === undefined) {
    raise(console, EXIT.negative);
    console.complain(words.line.impossible);
  }
  if (flags.json) await console.out(`${JSON.stringify(toAnswer(line, before, after))}\n`);
  else if (after !== undefined) await console.out(`${cellsText(after, line)}\n`);
}

/** Reports the problem, on standard error and as JSON. */
async function refuseLine(
  { file, problem }: WrongLine,
  console: Console,
  json: boolean,
): Promise<void> {
  raise(console, EXIT.badInput);
  const about = file === undefined ? '' : `${file}: `;
  console.complain(about + describedIn(console, problem));
  if (!json) return;
  const { code, message } = problem;
  await console.out(`${JSON.stringify({ error: { code, message: about + message } })}\n`);
}

interface LineInput {
  readonly line: LineClue;
  readonly before: Int32Array;
}

/** A problem, with its file if it is in one. */
interface WrongLine {
  readonly ok: false;
  readonly file?: string;
  readonly problem: Problem;
}

type ReadLine<T> = { readonly ok: true; readonly value: T } | WrongLine;

async function readLine(
  clueArgument: string,
  cellsArgument: string,
  session: Session,
): Promise<ReadLine<LineInput>> {
  if (clueArgument === '-' && cellsArgument === '-') return bad(lineStdinTwice);
  const clueText = await readText(clueArgument, session);
  if (!clueText.ok) return clueText;
  const line = readLineClue(clueText.value);
  if (!line.ok) return line;
  const cells = await readText(cellsArgument, session);
  if (!cells.ok) return cells;
  const before = readCells(cells.value, line.value);
  return before.ok ? good({ line: line.value, before: before.value }) : before;
}

/** The argument itself, what standard input holds for "-", or what FILE holds for "@FILE". */
async function readText(argument: string, { host, words }: Session): Promise<ReadLine<string>> {
  if (argument !== '-' && !argument.startsWith('@')) return good(argument);
  const file = argument === '-' ? '-' : argument.slice(1);
  const bytes = await readBytes(file, { host, prompt: words.common.typePuzzle });
  if (bytes.ok) return good(new TextDecoder().decode(bytes.value));
  return { ok: false, file, problem: bytes.problem };
}

function toAnswer(line: LineClue, before: Int32Array, after: Int32Array | undefined): object {
  const length = before.length;
  if (after === undefined) return { status: 'impossible', length, cells: null, settled: 0 };
  const settled = after.filter((value, i) => value !== UNKNOWN && before[i] === UNKNOWN).length;
  return { status: 'possible', length, cells: cellsText(after, line), settled };
}
