/**
 * Opening files and texts of any format. The worker reads and solves them; the page gets blind
 * puzzles, puts them into the store, and forgets the names of the files.
 */
import type { BlindPuzzle } from '@nonokit/board';
import {
  bad,
  type Draft,
  good,
  isDoubt,
  type KindClaims,
  type Problem,
  type Puzzle,
  problem,
  type Result,
} from '@nonokit/core';
import type { ClientOptions, LazyWorkerClient } from 'nonokit/worker-client';
import type { Shelf } from '../../player-store/index.js';
import { type OpenedPuzzle, putOpened } from './opened.js';
import { fileNotRead, fileTooLong, workerFailed } from './words.js';

/** The part of a browser's `File` that is used. */
export type OpenableFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

/** What a player drops, chooses or pastes. */
export type Openable = OpenableFile | string;

/** What opening needs of its page. */
export interface OpeningOptions {
  readonly worker: Pick<LazyWorkerClient, 'read' | 'blind' | 'blindKind'>;
  readonly puzzles: Shelf<BlindPuzzle>;
  /** Ends the work; what was opened until then stays. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: OpeningProgress) => void;
}

/** How many of the puzzles found so far are ready. */
export interface OpeningProgress {
  readonly ready: number;
  readonly found: number;
}

/** What became of the files. */
export interface Opened {
  /** The puzzles, in the order of the files. */
  readonly puzzles: readonly OpenedPuzzle[];
  /** Why files, or single puzzles of them, could not be opened. */
  readonly problems: readonly Problem[];
  /** Why puzzles that were opened may not be the ones that were meant. */
  readonly doubts: readonly Problem[];
  /** Clues that contradict each other, which can be proofread. */
  readonly drafts: readonly Draft[];
}

/** Most bytes of a file: the largest collection known to us is a quarter of it. */
const MOST_BYTES = 50_000_000;

/** Milliseconds for solving one puzzle: more if it is the only one, since the user waits for it. */
const ALONE_MS = 8000;
const AMONG_MANY_MS = 1500;

/** Above this number puzzles are not rated: the list would be long in coming. */
const MOST_RATED = 60;

/** Opens files and texts. What cannot be read is told and does not spoil the rest. */
export async function openFiles(
  sources: readonly Openable[],
  options: OpeningOptions,
): Promise<Opened> {
  const { puzzles, problems, doubts, drafts } = await readAll(sources, options);
  const opened = new Map<string, OpenedPuzzle>();
  const openedAt = Date.now();
  const request = {
    signal: options.signal,
    timeoutMs: puzzles.length > 1 ? AMONG_MANY_MS : ALONE_MS,
    rate: puzzles.length <= MOST_RATED,
  };
  for (const puzzle of puzzles) {
    options.onProgress({ ready: opened.size, found: puzzles.length });
    const sealed = await unlessStopped(options, () => sealedBy(options.worker, puzzle, request));
    if (sealed === 'stopped') break;
    if (sealed === 'failed' || !sealed.ok) {
      problems.push(sealed === 'failed' ? problem(workerFailed) : sealed.problem);
      continue;
    }
    const blind = sealed.value;
    // the same puzzle twice in a file is one puzzle
    const number = opened.get(blind.id)?.number ?? opened.size + 1;
    const how = { openedAt, number, origin: 'file' as const };
    opened.set(blind.id, await putOpened(options.puzzles, blind, how));
  }
  return { puzzles: [...opened.values()], problems, doubts, drafts };
}

/** Seals a puzzle of any kind. */
async function sealedBy(
  worker: OpeningOptions['worker'],
  puzzle: Puzzle | KindClaims,
  request: ClientOptions<'blind'>,
): Promise<Result<BlindPuzzle>> {
  if (!('board' in puzzle)) return good(await worker.blind(puzzle, request));
  const { signal, timeoutMs } = request;
  return worker.blindKind(puzzle, { signal, timeoutMs });
}

/** What the worker has read. */
interface ReadFiles extends Pick<Opened, 'doubts' | 'drafts'> {
  readonly puzzles: readonly (Puzzle | KindClaims)[];
  /** Sealing the puzzles adds more. */
  readonly problems: Problem[];
}

async function readAll(sources: readonly Openable[], options: OpeningOptions): Promise<ReadFiles> {
  const puzzles: (Puzzle | KindClaims)[] = [];
  const problems: Problem[] = [];
  const doubts: Problem[] = [];
  const drafts: Draft[] = [];
  for (const source of sources) {
    const found = await readContent(source);
    if (!found.ok) {
      problems.push(found.problem);
      continue;
    }
    const { content, filename } = found.value;
    const { signal } = options;
    const file = await unlessStopped(options, () =>
      options.worker.read(content, { filename, signal }),
    );
    if (file === 'stopped') break;
    const results = file === 'failed' ? [bad(workerFailed)] : file.ok ? file.value.puzzles : [file];
    for (const each of results) {
      const puzzle = each.ok ? each.value : each.kind;
      if (puzzle !== undefined) puzzles.push(puzzle);
      else if (!each.ok) problems.push(each.problem);
      if (each.ok) doubts.push(...each.warnings.filter(isDoubt));
      if (!each.ok && each.draft !== undefined) drafts.push(each.draft);
    }
  }
  return { puzzles, problems, doubts, drafts };
}

/** The content of a file or text, with the name that may decide between formats. */
async function readContent(
  source: Openable,
): Promise<Result<{ content: Uint8Array | string; filename?: string }>> {
  const size = typeof source === 'string' ? source.length : source.size;
  if (size > MOST_BYTES) return bad(fileTooLong, { most: MOST_BYTES });
  if (typeof source === 'string') return good({ content: source });
  try {
    return good({ content: new Uint8Array(await source.arrayBuffer()), filename: source.name });
  } catch {
    // browsers give folders and files that were moved meanwhile as files without content
    return bad(fileNotRead);
  }
}

/** The answer of the worker, unless the player stopped it or it broke. */
async function unlessStopped<T>(
  { signal }: Pick<OpeningOptions, 'signal'>,
  ask: () => Promise<T>,
): Promise<T | 'stopped' | 'failed'> {
  if (signal.aborted) return 'stopped';
  try {
    return await ask();
  } catch {
    return signal.aborted ? 'stopped' : 'failed';
  }
}
