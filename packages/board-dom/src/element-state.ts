/** What the element keeps of a game while it is in no page, and how it loads the file of `src`. */
import { type GameRecord, isFitted, type Look, type Mark } from '@nonokit/board';
import type { BoardHandle } from './options.js';
import type { BoardWords } from './words.js';

/** What is kept of a game while its element is in no page. */
export interface Left {
  readonly record: GameRecord;
  readonly tool: Mark;
  /** Undefined if the whole board was visible. */
  readonly view: Look | undefined;
}

/** What is to be kept of a board. */
export function saveLeft(board: BoardHandle | undefined): Left | undefined {
  if (board === undefined) return undefined;
  const { record, tool, view } = board;
  return { record, tool, view: isFitted(view) ? undefined : view };
}

/** Loads the bytes of a file. Throws an Error with a sentence if it cannot. */
export async function loaded(
  src: string,
  words: () => Promise<BoardWords>,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const response = await fetch(new URL(src, document.baseURI), { signal }).catch(() => undefined);
  if (response === undefined) throw new Error((await words()).notLoaded(src));
  if (!response.ok) throw new Error((await words()).notFound(src, response.status));
  return new Uint8Array(await response.arrayBuffer());
}
