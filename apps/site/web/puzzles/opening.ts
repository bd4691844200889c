/**
 * Opening as the page shows it: at most one opening at a time, its progress, and what came of it.
 * One puzzle is played at once; several are listed on the page of opened puzzles.
 */
import type { Draft, Problem } from '@nonokit/core';
import { signal } from '@preact/signals';
import { loadAgain } from '../frame/load-again.js';
import { store } from '../frame/store.js';
import { pageAddress, writeHash } from './addresses.js';
import type { Openable, Opened, OpeningProgress } from './open-files.js';

/** What the page shows of an opening. */
export type OpeningState =
  | { readonly stage: 'idle' }
  /** A file is held over the page. */
  | { readonly stage: 'over' }
  | { readonly stage: 'working'; readonly progress: OpeningProgress; readonly stop: () => void }
  /** Some or all could not be opened, or may be misread. `next` goes on with those that were. */
  | {
      readonly stage: 'refused';
      readonly problems: readonly Problem[];
      /** Whether everything was opened, and some of it may be misread. */
      readonly isDoubt?: boolean;
      readonly opened: number;
      readonly next: () => void;
      /** The clues that contradict each other, of the first refusal that has some. */
      readonly draft?: Draft | undefined;
    }
  /** Which number of these clues is wrong? */
  | { readonly stage: 'proofreading'; readonly draft: Draft };

/** The state of the one opening. */
export const opening = signal<OpeningState>({ stage: 'idle' });

/** Takes files and texts in place of the player, until it is stopped. False leaves them to it. */
export type PageTaker = (sources: readonly Openable[], signal: AbortSignal) => Promise<boolean>;

/** What this page does with files itself. */
export const pageTaker = signal<PageTaker | undefined>(undefined);

/** The address of the list of opened puzzles. */
export const OPEN_PAGE = 'open/';

/** Back to nothing. */
export function endOpening(): void {
  if (opening.peek().stage === 'working') return;
  opening.value = { stage: 'idle' };
}

/** Looks for the wrong number of these clues. */
export function proofread({ palette, rows, columns }: Draft): void {
  opening.value = { stage: 'proofreading', draft: { palette, rows, columns } };
}

/** Opens files and texts, and goes to what they hold. A second call waits for no first one. */
export async function open(sources: readonly Openable[]): Promise<void> {
  if (sources.length === 0 || opening.peek().stage === 'working') return;
  const controller = new AbortController();
  const show = (progress: OpeningProgress): void => {
    opening.value = { stage: 'working', progress, stop: () => controller.abort() };
  };
  show({ ready: 0, found: 0 });
  const { signal } = controller;
  if (await isTaken(sources, signal)) {
    opening.value = { stage: 'idle' };
    return;
  }
  const parts = await loadAgain(loadParts, { signal });
  if (parts === undefined) {
    opening.value = { stage: 'idle' };
    return;
  }
  const [{ openFiles }, { worker }] = parts;
  const { puzzles } = store();
  finish(await openFiles(sources, { worker: worker(), puzzles, signal, onProgress: show }));
}

/** What opens files is loaded with the first one. */
function loadParts() {
  return Promise.all([import('./open-files.js'), import('../worker.js')]);
}

/** Whether the page has taken them itself, or was stopped while it did. */
async function isTaken(sources: readonly Openable[], signal: AbortSignal): Promise<boolean> {
  return (await pageTaker.peek()?.(sources, signal)) === true || signal.aborted;
}

/** Shows the refusals, if there are any, and goes on. */
function finish({ puzzles, problems: refusals, doubts, drafts: [draft] }: Opened): void {
  const [first] = puzzles;
  const next = (): void => {
    opening.value = { stage: 'idle' };
    if (first === undefined) return;
    if (puzzles.length === 1) go(pageAddress('play/') + writeHash(first));
    else go(pageAddress(OPEN_PAGE));
  };
  const isDoubt = refusals.length === 0;
  const problems = [...refusals, ...doubts];
  if (problems.length === 0) next();
  else opening.value = { stage: 'refused', problems, isDoubt, opened: puzzles.length, next, draft };
}

/** Goes to an address; the page that is there already is told by its change of address. */
function go(address: string): void {
  if (address === location.href) location.reload();
  else location.assign(address);
}
