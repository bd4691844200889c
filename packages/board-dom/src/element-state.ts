/** What the element keeps of a game while it is in no page, and how it loads the file of `src`. */
import { type Clues, type GameRecord, isFitted, type Look, type Mark } from '@nonokit/board';
import type { Puzzle } from '@nonokit/core';
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

/** True for clues and puzzles as the library has them, which need no reading. */
export function isShowable(puzzle: unknown): puzzle is Clues | Puzzle {
  return typeof puzzle === 'object' && puzzle !== null && 'width' in puzzle && 'palette' in puzzle;
}

/**
 * What is wrong with an element that has neither a file nor clues of both directions; undefined
 * for one that waits for its puzzle.
 */
export function faultOf(
  element: Element,
  rows: string | null,
  columns: string | null,
): string | undefined {
  if (rows !== null || columns !== null) {
    return `"${rows === null ? 'rows' : 'columns'}" is missing`;
  }
  const strange = element.getAttributeNames().find((name) => !OWN.test(name) && !OF_ANY.test(name));
  if (strange === undefined) return undefined;
  return `there is no attribute "${strange}", expected "src", or "rows" and "columns"`;
}

/** The element's own attributes, and those of any element, which say nothing of the puzzle. */
const OWN = /^(crossing|theme|language|rules|pointer|symbols)$/;
const OF_ANY =
  /^(id|class|style|title|lang|dir|hidden|tabindex|slot|part|role|inert|on.*|.*[-:].*)$/;

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
