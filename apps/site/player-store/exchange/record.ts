/** Records as they travel: a saved game of the board, in base64. */
import { type Clues, loadGame, type SavedGame, saveGame } from '@nonokit/board';

/** A game as the server gets it. */
export function packedRecord(clues: Clues, game: SavedGame): string {
  const bytes = new TextEncoder().encode(saveGame(clues, game));
  let text = '';
  // one call with all bytes as arguments would be too many for long games
  for (let k = 0; k < bytes.length; k += 8192) {
    text += String.fromCharCode(...bytes.subarray(k, k + 8192));
  }
  return btoa(text);
}

/** The text of a saved game that the server sent; undefined if it is none. */
export function unpackedText(packed: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // not base64, or not a text: nothing that we have ever sent
    return undefined;
  }
}

/** The game that the server sent; undefined if it is none of this puzzle. */
export function unpackedRecord(clues: Clues, packed: string): SavedGame | undefined {
  const text = unpackedText(packed);
  const loaded = text === undefined ? undefined : loadGame(clues, text);
  return loaded?.ok === true ? loaded.value : undefined;
}
