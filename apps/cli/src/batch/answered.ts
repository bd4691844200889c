/**
 * Resuming: finds the puzzles that an earlier run has answered, from its output.
 *
 * Every answer names its puzzle (file and index), so the output may be in any order and have gaps.
 * It is read as a stream and kept as one bit per puzzle: a hundred million answers take 12 MB.
 */
import { createReadStream } from 'node:fs';
import { truncate } from 'node:fs/promises';
import { type Problem, problem } from '@nonokit/core';
import { readProblem } from '../io/read-bytes.js';
import { tryStat } from '../io/walk.js';
import { answeredTwice, noAnswersFile, notBatchAnswers } from '../words/en/problems/batch.js';

/** The set of answered puzzles. */
export class Answered {
  readonly #files = new Map<string, Uint8Array>();
  /** Number of answered puzzles. */
  count = 0;

  /**
   * Whether puzzle `index` of `file` is answered; index -1 stands for a file that cannot be read at
   * all.
   */
  has(file: string, index: number): boolean {
    const bits = this.#files.get(file);
    return bits !== undefined && (((bits[(index + 1) >> 3] ?? 0) >> ((index + 1) & 7)) & 1) === 1;
  }

  add(file: string, index: number): void {
    const at = (index + 1) >> 3;
    let bits = this.#files.get(file) ?? new Uint8Array(1024);
    if (at >= bits.length) {
      const longer = new Uint8Array(Math.max(at + 1, 2 * bits.length));
      longer.set(bits);
      bits = longer;
    }
    this.#files.set(file, bits);
    bits[at] = (bits[at] ?? 0) | (1 << ((index + 1) & 7));
    this.count++;
  }
}

/** The result of reading an earlier output. */
export type Resumed =
  | { readonly ok: true; readonly answered: Answered }
  | { readonly ok: false; readonly problem: Problem };

/** Largest valid index; a larger one means a damaged file. */
const MAX_INDEX = 2 ** 31 - 2;

/**
 * Reads the answers in `file`, which need not exist, and cuts off a torn last line. A line that is
 * not an answer is a problem: the file is not ours and is left unchanged.
 */
export async function resume(file: string): Promise<Resumed> {
  const answered = new Answered();
  const found = await tryStat(file);
  if (found === undefined) return { ok: true, answered };
  if (!found.isFile()) return { ok: false, problem: problem(noAnswersFile) };
  let number = 0;
  let whole = 0;
  try {
    for await (const line of linesOf(file)) {
      number++;
      if (!line.complete) break;
      whole += line.bytes.length;
      const wrong = note(line.bytes.toString('utf8'), answered);
      if (wrong !== undefined) return { ok: false, problem: { ...wrong, line: number, column: 1 } };
    }
    if (whole < found.size) await truncate(file, whole);
  } catch (error) {
    return { ok: false, problem: readProblem(error) };
  }
  return { ok: true, answered };
}

/** Adds the puzzle that an answer is about. Returns the fault of the line, if there is one. */
function note(line: string, answered: Answered): Problem | undefined {
  const { file, index = -1 } = parsed(line);
  const known = typeof index === 'number' && Number.isInteger(index);
  if (typeof file !== 'string' || !known || index < -1 || index > MAX_INDEX) {
    return problem(notBatchAnswers);
  }
  if (answered.has(file, index)) return problem(answeredTwice, { index, file });
  answered.add(file, index);
  return undefined;
}

/** The members that name a puzzle; an empty object if the line is not a JSON object. */
function parsed(line: string): { readonly file?: unknown; readonly index?: unknown } {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

async function* linesOf(file: string): AsyncGenerator<{ bytes: Buffer; complete: boolean }> {
  let rest: Buffer[] = [];
  for await (const piece of createReadStream(file, { highWaterMark: 1 << 20 })) {
    const bytes = piece as Buffer;
    let from = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
      const last = bytes.subarray(from, end + 1);
      yield { bytes: rest.length === 0 ? last : Buffer.concat([...rest, last]), complete: true };
      rest = [];
      from = end + 1;
    }
    if (from < bytes.length) rest.push(bytes.subarray(from));
  }
  if (rest.length > 0) yield { bytes: Buffer.concat(rest), complete: false };
}
