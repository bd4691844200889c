/** Clues of trianograms: which blocks belong together. */
import { ANY_BLOCKS, type ClueItem, type LineClue } from './kind-puzzle.js';

/** The members of a clue, those that are glued to each other in one list. */
export function gluedGroups(clue: LineClue): readonly (readonly ClueItem[])[] {
  const groups: ClueItem[][] = [];
  for (const item of clue) {
    const last = groups.at(-1);
    if (last !== undefined && isGlued(item)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** True for a block that begins where the one before it ends. */
export function isGlued(item: ClueItem): boolean {
  return item !== ANY_BLOCKS && item.glued === true;
}
