/** The game of a server's puzzle: in the store under the puzzle's identifier, and on the server. */

import { type BlindPuzzle, blindFromJson, idOf, saveGame } from '@nonokit/board';
import type { RemotePuzzle } from '../../../contract/remote-types.js';
import { here } from '../../frame/here.js';
import { withWords } from '../../frame/page-words.js';
import { store } from '../../frame/store.js';
import { toast } from '../../frame/toasts.js';
import { pageAddress } from '../../puzzles/addresses.js';
import { DIFFICULTIES } from '../../puzzles/difficulty-levels.js';
import { putOpened } from '../../puzzles/opened.js';
import { PlaySession } from '../play/session.js';
import { startKeeping } from './keeping.js';

/** A game that is played on this page. */
export interface StartedGame {
  readonly session: PlaySession;
  readonly end: () => Promise<void>;
}

/** The puzzle as boards and the store know it: under the identifier of the server. */
export function blindOfPage({ id, number, difficulty, technique, blind }: RemotePuzzle) {
  const read = blindFromJson(blind);
  if (read === undefined) return undefined;
  const label = read.facts.difficulty ?? DIFFICULTIES[difficulty - 1];
  const facts = {
    ...read.facts,
    number,
    ...(label === undefined ? {} : { difficulty: label }),
    ...(technique === null ? {} : { technique }),
  };
  return { ...read, id, facts };
}

/** Opens the game, begun or not, and keeps it on the server; undefined for a damaged page. */
export async function startGame(puzzle: RemotePuzzle): Promise<StartedGame | undefined> {
  const blind = blindOfPage(puzzle);
  if (blind === undefined) return undefined;
  await putAside(blind);
  const kept = store();
  await putOpened(kept.puzzles, blind, { openedAt: Date.now(), number: 1, origin: 'site' });
  if (puzzle.mine?.state === 'solved') {
    const { fetchSolved } = await import('./solved-elsewhere.js');
    await fetchSolved(puzzle, blind);
  }
  const address = pageAddress(`puzzles/${puzzle.id}`);
  const session = await PlaySession.open(kept, blind, { address });
  if (isAuthor(puzzle)) {
    session.own = () =>
      void withWords(() => import('./own-puzzle.js')).then((it) => it.openOwnPuzzle(puzzle));
  }
  session.keep = () =>
    void withWords(() => import('./keep-dialog.js')).then((it) => it.openKeepDialog(puzzle.id));
  // the server is told after the board can be played
  const stop = startKeeping(puzzle, session);
  const end = async (): Promise<void> => {
    stop();
    await session.end();
  };
  return { session, end };
}

/** Whether the signed-in person has made the puzzle. */
function isAuthor({ author }: RemotePuzzle): boolean {
  const { server } = here.peek();
  return author?.hasAccount === true && author.name === server?.person?.name;
}

/** A game of other clues, because the author has changed the puzzle, is kept under another name. */
async function putAside(blind: BlindPuzzle): Promise<void> {
  const { wordsOf } = here.peek();
  const kept = store();
  const there = await kept.puzzles.get(blind.id);
  if (there === undefined) return;
  const name = idOf(there.clues);
  if (name === idOf(blind.clues)) return;
  const game = await kept.open(blind.id, there.clues);
  const { record, elapsed } = game;
  await game.close();
  await kept.puzzles.remove(blind.id);
  if (record.length === 0) return;
  await kept.puzzles.put({ ...there, id: name });
  const saved = await kept.importGame(
    name,
    there.clues,
    saveGame(there.clues, { record, elapsed }),
  );
  if (!saved.ok) return;
  await kept.remove(blind.id);
  toast({ text: wordsOf('puzzle').changed });
}
