/**
 * Bytes of a file or of standard input, never more than the limit, with what went wrong in words.
 */
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { bad, DEFAULT_LIMITS, good, type Problem, problem, type Result } from '@nonokit/core';
import { COMMON } from '../words/en/common.js';
import * as says from '../words/en/problems/files.js';

/** Reads `file` ("-" is standard input, which `prompt` asks for), as far as `maxBytes` allows. */
export async function readBytes(
  file: string,
  signal?: AbortSignal | undefined,
  maxBytes: number = DEFAULT_LIMITS.maxBytes,
  prompt: string = COMMON.typePuzzle,
): Promise<Result<Uint8Array>> {
  if (file === '-' && process.stdin.isTTY) process.stderr.write(`nonokit: ${prompt}\n`);
  try {
    // at once where the size is known: the machinery of streams takes 2 ms to start
    const size = file === '-' ? 0 : sizeOf(file);
    if (size > maxBytes) return tooLarge(maxBytes);
    return size > 0 ? good(readFileSync(file)) : await readStream(file, signal, maxBytes);
  } catch (error) {
    return { ok: false, problem: readProblem(error) };
  }
}

/** The bytes of a file, 0 of what is empty, no regular file or does not tell. */
function sizeOf(file: string): number {
  const stats = statSync(file);
  return stats.isFile() ? stats.size : 0;
}

async function readStream(
  file: string,
  signal: AbortSignal | undefined,
  maxBytes: number,
): Promise<Result<Uint8Array>> {
  const stream = file === '-' ? process.stdin : createReadStream(file);
  const stop = (): void => void stream.destroy();
  signal?.addEventListener('abort', stop);
  try {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > maxBytes) return tooLarge(maxBytes);
    }
    return good(Buffer.concat(chunks, size));
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

function tooLarge(maxBytes: number): Result<never> {
  return bad(says.fileTooLong, { most: maxBytes });
}

/** What is wrong with a second "-" among the names of one command. */
export const STDIN_TWICE = problem(says.stdinTwice);

/** Whether what was not found is the address of a page rather than a file. */
function isAddress(error: unknown): boolean {
  return error instanceof Error && 'path' in error && /^https?:\/\//i.test(String(error.path));
}

/** A problem that says in words why a file or folder cannot be read. */
export function readProblem(error: unknown): Problem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR': // of "a.non/b.non"
      return problem(isAddress(error) ? says.notFetched : says.noSuchFile);
    case 'EISDIR':
      return problem(says.isFolder);
    case 'EACCES':
    case 'EPERM':
      return problem(says.mayNotRead);
    case 'ENAMETOOLONG':
      return problem(says.fileNameTooLong);
    default:
      return problem(says.cannotRead, { reason: code });
  }
}
