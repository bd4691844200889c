/**
 * Where the puzzle of an address comes from:
 *
 *     #p=3FHTBKNHdr9    opened before, from the shelf of the site, or from `nonokit play`
 *     #NK1.…            from the address itself, a share string
 *
 * The answer is always blind: its clues are open, its texts are sealed with the solution.
 */
import { type BlindPuzzle, blindFromJson } from '@nonokit/board';
import { bad, good, type KindBoard, type Result } from '@nonokit/core';
import type { GameStore } from '../../player-store/index.js';
import { here } from '../frame/here.js';
import { store } from '../frame/store.js';
import { isLocal, localFile } from './local.js';
import { type Origin, putOpened } from './opened.js';
import { shelfFile } from './shelf.js';
import { addressWithoutPuzzle, notReached, unknownPuzzle, workerFailed } from './words.js';

/** How to find a puzzle. */
export interface FindOptions {
  /** Ends the waiting. */
  readonly signal?: AbortSignal | undefined;
  /** Where opened puzzles are kept. Default: the store of the page. */
  readonly puzzles?: GameStore['puzzles'] | undefined;
  /** The cells of puzzles of other kinds that the page takes; the others go to their page. */
  readonly shape?: KindBoard['shape'] | 'any' | undefined;
}

/** All of it, with the defaults. */
interface Sources {
  readonly signal: AbortSignal | undefined;
  readonly puzzles: GameStore['puzzles'];
}

/** The puzzle that the fragment of an address names. It rejects only if the signal is aborted. */
export async function puzzleAt(
  hash: string,
  { signal, puzzles = store().puzzles, shape }: FindOptions = {},
): Promise<Result<BlindPuzzle>> {
  const found = await anyPuzzleAt(hash, { signal, puzzles });
  if (!found.ok) return found;
  const own = found.value.clues.rules?.board.shape;
  // ordinary puzzles are for every page but that of triangles
  if (own === shape || (own === undefined && shape !== 'triangle')) return found;
  return (await import('./other-page.js')).otherPage(found.value, shape);
}

async function anyPuzzleAt(hash: string, sources: Sources): Promise<Result<BlindPuzzle>> {
  const [, id] = /^#p=([0-9A-Za-z]{1,32})$/.exec(hash) ?? [];
  if (id !== undefined) return puzzleOfId(id, sources);
  const text = decoded(hash.slice(1));
  if (text?.startsWith('NK')) return puzzleOfText(text, 'share', sources);
  // puzzles of other kinds have no shorter form
  return text?.startsWith('{') ? puzzleOfText(text, 'json', sources) : bad(addressWithoutPuzzle);
}

async function puzzleOfId(id: string, sources: Sources): Promise<Result<BlindPuzzle>> {
  const { root } = here.peek();
  if (isLocal()) await (await import('./local-progress.js')).arrivedProgress();
  const there = await sources.puzzles.get(id);
  if (there !== undefined) return good(there);
  const places: [file: string, origin: Origin][] = [[shelfFile(id), 'shelf']];
  if (isLocal()) places.unshift([localFile(id), 'program']);
  for (const [file, origin] of places) {
    const json = await fetchedJson(root + file, sources.signal);
    const found = origin === 'shelf' ? unpacked(json, id) : await puzzleOfProgram(json, sources);
    if (found?.id !== id) continue;
    return good(await kept(found, origin, sources));
  }
  return bad(navigator.onLine ? unknownPuzzle : notReached);
}

/** What a file of the site holds; undefined if it is missing, or something else. */
async function fetchedJson(file: string, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    const response = await fetch(file, { signal: signal ?? null });
    return response.ok ? await response.json() : undefined;
  } catch {
    signal?.throwIfAborted();
    // no network, or a server that answers with a page where it has no file
    return undefined;
  }
}

/** A puzzle of a pack. The first text that opens is shown, so that of the page's language leads. */
function unpacked(pack: unknown, id: string): BlindPuzzle | undefined {
  const { contentLanguage } = here.peek();
  if (typeof pack !== 'object' || pack === null || !Object.hasOwn(pack, id)) return undefined;
  const json: unknown = Reflect.get(pack, id);
  const blind = blindFromJson(json);
  const sealed: unknown = Reflect.get(
    Object(Reflect.get(Object(json), 'sealedIn')),
    contentLanguage,
  );
  if (blind === undefined || sealed === undefined) return blind;
  const own = blindFromJson({ ...Object(json), sealed });
  return { ...blind, sealed: [...(own?.sealed ?? []), ...blind.sealed] };
}

/** A puzzle of the command line. */
async function puzzleOfProgram(
  json: unknown,
  { signal }: Sources,
): Promise<BlindPuzzle | undefined> {
  const blind = blindFromJson(json);
  if (blind !== undefined || json === undefined) return blind;
  return (await import('./blind-text.js')).kindOfProgram(json, signal);
}

/** What reads texts is loaded for them: few puzzles come that way. */
async function puzzleOfText(
  text: string,
  format: 'share' | 'json',
  sources: Sources,
): Promise<Result<BlindPuzzle>> {
  try {
    const { blindOfText } = await import('./blind-text.js');
    const blind = await blindOfText(text, { format, signal: sources.signal });
    return blind.ok ? good(await kept(blind.value, 'address', sources)) : blind;
  } catch {
    sources.signal?.throwIfAborted();
    return bad(workerFailed);
  }
}

function kept(puzzle: BlindPuzzle, origin: Origin, { puzzles }: Sources) {
  return putOpened(puzzles, puzzle, { openedAt: Date.now(), number: 1, origin });
}

/** The fragment as it was before the browser escaped it; undefined if it is broken. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
