/** Records as they travel: a saved game of the board, in base64. */
import { type Clues, loadGame, type SavedGame, saveGame } from '@nonokit/board';
import { packBytes, unpackedText } from './packed.js';

/** A game as the server gets it. */
export function packedRecord(clues: Clues, game: SavedGame): string {
  return packBytes(new TextEncoder().encode(saveGame(clues, game)));
}

/** The game that the server sent; undefined if it is none of this puzzle. */
export function unpackedRecord(clues: Clues, packed: string): SavedGame | undefined {
  const text = unpackedText(packed);
  const loaded = text === undefined ? undefined : loadGame(clues, text);
  return loaded?.ok === true ? loaded.value : undefined;
}
