/** Notes for the first page whether the game that is played is one that was begun. */
import { computed, effect } from '@preact/signals';
import { noteBegun } from '../../frame/begun-note.js';
import type { PlaySession } from './session.js';

/** Keeps the note right. Returns how to stop. */
export function watchBegun({ puzzle, moveCount, isWon }: PlaySession): () => void {
  const isBegun = computed(() => moveCount.value > 0 && !isWon.value);
  return effect(() => noteBegun(puzzle.id, isBegun.value));
}
