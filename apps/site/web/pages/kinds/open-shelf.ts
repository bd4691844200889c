/** Opens a puzzle of other kinds that the site has: from its file into the store. */
import type { BlindPuzzle } from '@nonokit/board';
import { bad, good, type Result, textIn } from '@nonokit/core';
import { here } from '../../frame/here.js';
import { store } from '../../frame/store.js';
import { rootAddress } from '../../puzzles/addresses.js';
import { kindOfProgram } from '../../puzzles/blind-text.js';
import { KINDS_FILE, type KindFile } from '../../puzzles/kinds-shelf.js';
import { putOpened } from '../../puzzles/opened.js';
import { notReached, unknownPuzzle } from '../../puzzles/words.js';

/** The puzzle with this name, "hidden-7". Its title is that of the language which is shown. */
export async function openShelf(name: string): Promise<Result<BlindPuzzle>> {
  const file = await fetchedFile();
  if (file === undefined) return bad(notReached);
  const entry = Object.hasOwn(file, name) ? file[name] : undefined;
  if (entry === undefined) return bad(unknownPuzzle);
  const { contentLanguage } = here.peek();
  const json = { kind: entry.kind, sealed: textIn(entry.sealedIn, contentLanguage) };
  const blind = await kindOfProgram(json, undefined);
  if (blind === undefined) return bad(unknownPuzzle);
  const how = { openedAt: Date.now(), number: 1, origin: 'shelf' } as const;
  return good(await putOpened(store().puzzles, blind, how));
}

/** The file of the site; undefined without a network. */
async function fetchedFile(): Promise<Readonly<Record<string, KindFile>> | undefined> {
  try {
    const response = await fetch(rootAddress() + KINDS_FILE);
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
