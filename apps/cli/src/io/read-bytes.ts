/** The bytes of a file or of standard input, never more than the limit, or a problem in words. */
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { bad, DEFAULT_LIMITS, good, type Problem, problem, type Result } from '@nonokit/core';
import { COMMON } from '../words/en/common.js';
import * as says from '../words/en/problems/files.js';
import type { Host } from './host.js';

/** How to read. */
export interface BytesOptions {
  /** Whose standard input "-" is. */
  readonly host: Host;
  /** Ends reading early. */
  readonly signal?: AbortSignal | undefined;
  /** Most bytes to read: 1000000. Default: the limit of every reader. */
  readonly maxBytes?: number | undefined;
  /** Prompts for the file at a terminal. Default: "type a puzzle, …" in English. */
  readonly prompt?: string | undefined;
}

/** Reads `file`; "-" is standard input. */
export async function readBytes(file: string, options: BytesOptions): Promise<Result<Uint8Array>> {
  const { host, maxBytes = DEFAULT_LIMITS.maxBytes, prompt = COMMON.typePuzzle } = options;
  if (file === '-' && host.stdin.isTTY) host.stderr.write(`nonokit: ${prompt}\n`);
  try {
    // synchronously if the size is known: the machinery of streams takes 2 ms to start
    const size = file === '-' ? 0 : readFileSize(file);
    if (size > maxBytes) return tooLarge(maxBytes);
    return size > 0 ? good(readFileSync(file)) : await readStream(file, maxBytes, options);
  } catch (error) {
    return { ok: false, problem: readProblem(error) };
  }
}

/** The size of a file in bytes; 0 if it is empty, not a regular file, or unknown. */
function readFileSize(file: string): number {
  const stats = statSync(file);
  return stats.isFile() ? stats.size : 0;
}

async function readStream(
  file: string,
  maxBytes: number,
  { host, signal }: BytesOptions,
): Promise<Result<Uint8Array>> {
  const stream = file === '-' ? host.stdin : createReadStream(file);
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

/** The problem of a second "-" among the names of one command. */
export const STDIN_TWICE = problem(says.stdinTwice);

/** Whether a missing file is in fact the URL of a page. */
function isAddress(error: unknown): boolean {
  return error instanceof Error && 'path' in error && /^https?:\/\//i.test(String(error.path));
}

/** A problem that explains why a file or folder cannot be read. */
export function readProblem(error: unknown): Problem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR': // for a name like "a.non/b.non"
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
