/**
 * Output files. They are prepared before the work, so that an impossible name is refused at once;
 * written under a temporary name and renamed, so that nobody ever sees half a file; and never
 * written over an existing file without --force. A name that ends in ".gz" gets gzipped content.
 *
 * Commands without an output file should not load the code for it, so Node's `promises` and zlib
 * are loaded at their first use.
 */
import { constants, promises, type Stats } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { bad, good, type Problem, problem, type Result } from '@nonokit/core';
import * as says from '../words/en/problems/files.js';
import type { Console } from './console.js';
import { tryStat } from './walk.js';

/** The content to write: all at once, or pieces of text that are never held together. */
export type Content = string | Uint8Array | AsyncIterable<string>;

/** A place to write to, once. */
export interface Output {
  /** The name on the command line; "-" is standard output. */
  readonly name: string;
  /** Writes everything. Returns the problem, if there is one. */
  write(content: Content): Promise<Problem | undefined>;
}

/** How to write. */
export interface OutputOptions {
  /** Overwrites an existing file. */
  readonly force?: boolean | undefined;
  /** The content is binary, so a terminal cannot show it. */
  readonly binary?: boolean;
  readonly console: Console;
}

/** Prepares to write `name`, or returns the problem. Nothing is written yet. */
export async function openOutput(name: string, options: OutputOptions): Promise<Result<Output>> {
  if (name === '-') {
    if (options.binary === true && options.console.host.stdout.isTTY)
      return bad(says.noTextForTerminal);
    return good(standardOutput(options.console));
  }
  const found = await tryStat(name);
  if (found?.isDirectory()) return bad(says.isDirectory);
  if (found !== undefined && !found.isFile()) return good({ name, write: directly(name) });
  if (found !== undefined && options.force !== true) return bad(says.exists);
  const target = found === undefined ? name : await promises.realpath(name);
  const folder = dirname(target);
  // root gets "not permitted" for a path that is not a folder
  if ((await tryStat(folder))?.isDirectory() === false) {
    return { ok: false, problem: writeProblem({ code: 'ENOTDIR' }, target) };
  }
  try {
    await promises.access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    return { ok: false, problem: writeProblem(error, target) };
  }
  return good({
    name,
    write: (content) => replace(target, content, found, options.force === true),
  });
}

function standardOutput(console: Console): Output {
  const write: Output['write'] = async (content) => {
    for await (const piece of isWhole(content) ? [content] : content) await console.out(piece);
    return undefined;
  };
  return { name: '-', write };
}

/** Writes in place: devices and pipes must not be replaced by a file. */
function directly(name: string): Output['write'] {
  return async (content) => {
    try {
      await promises.writeFile(name, content);
      return undefined;
    } catch (error) {
      return writeProblem(error, name);
    }
  };
}

/** Writes to a temporary file beside `target`, then renames it. */
async function replace(
  target: string,
  content: Content,
  before: Stats | undefined,
  force: boolean,
): Promise<Problem | undefined> {
  const temporary = join(dirname(target), `.${basename(target).slice(0, 100)}.${process.pid}.tmp`);
  try {
    const handle = await promises.open(
      temporary,
      'wx',
      before === undefined ? 0o666 : before.mode & 0o777,
    );
    try {
      const isGzipped = /\.gz$/i.test(target);
      await promises.writeFile(handle, isGzipped ? await gzipped(content) : content);
    } finally {
      await handle.close();
    }
    if (force) await promises.rename(temporary, target);
    else await takeFreeName(temporary, target);
    return undefined;
  } catch (error) {
    await promises.unlink(temporary).catch(() => undefined);
    return readErrorCode(error) === 'EEXIST' ? problem(says.exists) : writeProblem(error, target);
  }
}

function isWhole(content: Content): content is string | Uint8Array {
  return typeof content === 'string' || content instanceof Uint8Array;
}

async function gzipped(content: Content): Promise<Uint8Array | AsyncIterable<Uint8Array>> {
  const { createGzip, gzipSync } = await import('node:zlib');
  return isWhole(content) ? gzipSync(content) : Readable.from(content).pipe(createGzip());
}

/**
 * Renames a file to a free name. Linking refuses a name that has appeared meanwhile, which renaming
 * would overwrite; on a file system without links, the name is checked once more instead.
 */
async function takeFreeName(temporary: string, target: string): Promise<void> {
  try {
    await promises.link(temporary, target);
  } catch (error) {
    if (readErrorCode(error) === 'EEXIST' || (await tryStat(target)) !== undefined) throw error;
    await promises.rename(temporary, target);
    return;
  }
  await promises.unlink(temporary);
}

/** A problem that explains why `name` cannot be written. */
export function writeProblem(error: unknown, name: string): Problem {
  return problem(says.cannotWrite, { error: readErrorCode(error), folder: dirname(name) });
}

function readErrorCode(error: unknown): string {
  return error instanceof Object && 'code' in error ? String(error.code) : String(error);
}
