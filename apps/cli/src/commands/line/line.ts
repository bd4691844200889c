/**
 * `nonokit line CLUE CELLS`: everything one line implies.
 */
import { bad, good, type Problem, type Result, UNKNOWN } from '@nonokit/core';
import { settleCells } from '@nonokit/solver';
import { consoleOf, raise, refuse } from '../../io/console.js';
import { EXIT } from '../../io/exit.js';
import { readBytes, STDIN_TWICE } from '../../io/read-bytes.js';
import { cellsText, type LineClue, readCells, readLineClue } from './line-text.js';

/** The options of `line`. */
export interface LineFlags {
  readonly json?: boolean;
}

/** Settles the line and prints it, or says that it is impossible. */
export async function runLine(clue: string, cells: string, flags: LineFlags): Promise<void> {
  const console = consoleOf({});
  const read = await readLine(clue, cells);
  if (!read.ok) {
    refuse(console, '-', read.problem);
    if (flags.json) await console.out(`${JSON.stringify({ error: read.problem })}\n`);
    return;
  }
  const { line, before } = read.value;
  const after = settleCells(line.clue, before);
  if (after === undefined) {
    raise(EXIT.negative);
    console.complain('impossible: no arrangement of the blocks agrees with the cells');
  }
  if (flags.json) await console.out(`${JSON.stringify(answerOf(line, before, after))}\n`);
  else if (after !== undefined) await console.out(`${cellsText(after, line)}\n`);
}

interface LineInput {
  readonly line: LineClue;
  readonly before: Int32Array;
}

async function readLine(clueArgument: string, cellsArgument: string): Promise<Result<LineInput>> {
  if (clueArgument === '-' && cellsArgument === '-') {
    return bad(STDIN_TWICE.code, `standard input ${STDIN_TWICE.message}`);
  }
  const clueText = await textOf(clueArgument);
  if (!clueText.ok) return clueText;
  const line = readLineClue(clueText.value);
  if (!line.ok) return line;
  const cells = await textOf(cellsArgument);
  if (!cells.ok) return cells;
  const before = readCells(cells.value, line.value);
  return before.ok ? good({ line: line.value, before: before.value }) : before;
}

/** The argument itself, what standard input holds for "-", or what FILE holds for "@FILE". */
async function textOf(argument: string): Promise<Result<string>> {
  if (argument !== '-' && !argument.startsWith('@')) return good(argument);
  const file = argument === '-' ? '-' : argument.slice(1);
  const bytes = await readBytes(file);
  if (bytes.ok) return good(new TextDecoder().decode(bytes.value));
  const message = `${file}: ${bytes.problem.message}`;
  const problem: Problem = { ...bytes.problem, message };
  return { ok: false, problem };
}

function answerOf(line: LineClue, before: Int32Array, after: Int32Array | undefined): object {
  const length = before.length;
  if (after === undefined) return { status: 'impossible', length, cells: null, settled: 0 };
  const settled = after.filter((value, i) => value !== UNKNOWN && before[i] === UNKNOWN).length;
  return { status: 'possible', length, cells: cellsText(after, line), settled };
}
