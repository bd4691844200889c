/**
 * Opened puzzles: blind puzzles with when and whence they came, as the store keeps them. Names of
 * files are not kept, because they often say what the picture shows.
 */
import type { BlindPuzzle } from '@nonokit/board';
import type { Shelf } from '../../player-store/index.js';

/** Where an opened puzzle came from. */
export type Origin = 'shelf' | 'file' | 'address' | 'program' | 'site';

/** A puzzle in the store. */
export interface OpenedPuzzle extends BlindPuzzle {
  /** Milliseconds since 1970; puzzles of one file have the same. */
  readonly openedAt: number;
  /** Its place among the puzzles that were opened together, from 1. */
  readonly number: number;
  readonly origin: Origin;
}

/** Puzzles that were opened together. */
export interface OpenedGroup {
  readonly openedAt: number;
  readonly puzzles: readonly OpenedPuzzle[];
}

/**
 * Puts a puzzle into the store. If it is there already, the texts of both are kept: the same clues
 * may come from two files of which one has a title.
 */
export async function putOpened(
  shelf: Shelf<BlindPuzzle>,
  puzzle: BlindPuzzle,
  how: Pick<OpenedPuzzle, 'openedAt' | 'number' | 'origin'>,
): Promise<OpenedPuzzle> {
  const there = await shelf.get(puzzle.id);
  const opened = {
    ...puzzle,
    facts: { ...there?.facts, ...puzzle.facts },
    sealed: [...new Set([...puzzle.sealed, ...(there?.sealed ?? [])])],
    ...how,
  };
  await shelf.put(opened);
  return opened;
}

/** What the player has opened, the latest first; puzzles of the site are left out. */
export async function openedGroups(shelf: Shelf<BlindPuzzle>): Promise<readonly OpenedGroup[]> {
  const groups = new Map<number, OpenedPuzzle[]>();
  for (const puzzle of await shelf.list()) {
    const opened = toOpened(puzzle);
    if (opened.origin === 'shelf' || opened.origin === 'site') continue;
    const group = groups.get(opened.openedAt);
    if (group === undefined) groups.set(opened.openedAt, [opened]);
    else group.push(opened);
  }
  return [...groups]
    .sort(([a], [b]) => b - a)
    .map(([openedAt, puzzles]) => ({
      openedAt,
      puzzles: puzzles.sort((a, b) => a.number - b.number),
    }));
}

/** A puzzle of the store; one that was put there without these facts (an import) is old. */
function toOpened(puzzle: BlindPuzzle): OpenedPuzzle {
  return { openedAt: 0, number: 1, origin: 'file', ...puzzle };
}
