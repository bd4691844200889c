/**
 * An earlier measurement: the output of `nonokit bench --json`, kept in a file.
 */
import { bad, good, type Result } from '@nonokit/core';
import type { Host } from '../io/host.js';
import { readBytes } from '../io/read-bytes.js';
import { noAnswers, notAnswers } from '../words/en/problems/commands.js';
import type { Timed } from './compare.js';

/** The measured puzzles in `file`, without summary and unreadable puzzles. */
export async function readOldAnswers(file: string, host: Host): Promise<Result<Timed[]>> {
  const bytes = await readBytes(file, { host });
  if (!bytes.ok) return bytes;
  const answers: Timed[] = [];
  const lines = new TextDecoder().decode(bytes.value).split('\n');
  for (const [i, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const value = parsed(line);
    if (isTimed(value)) answers.push(value);
    else if (value === undefined || !('summary' in value || 'error' in value)) {
      return bad(notAnswers, {}, { line: i + 1, column: 1 });
    }
  }
  return answers.length > 0 ? good(answers) : bad(noAnswers);
}

function parsed(line: string): object | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function isTimed(value: object | undefined): value is Timed {
  if (value === undefined) return false;
  const { file, index, status, stats, timeMs, timesMs } = value as Partial<Record<string, unknown>>;
  const isTime = (time: unknown): boolean => typeof time === 'number' && time >= 0;
  return (
    typeof file === 'string' &&
    typeof index === 'number' &&
    typeof status === 'string' &&
    typeof stats === 'object' &&
    stats !== null &&
    isTime(timeMs) &&
    (timesMs === undefined || (Array.isArray(timesMs) && timesMs.every(isTime)))
  );
}
