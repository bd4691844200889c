/** Keeps a game in memory only: a test of one's own puzzle is no game of the player's. */
import type { TimedMove } from '@nonokit/board';
import type { OpenGame, SolvedResult } from '../../../../player-store/index.js';
import type { GameKeeper } from '../../play/session.js';

/** A keeper whose games are gone with it. */
export function memoryKeeper(): GameKeeper {
  const results = new Map<string, SolvedResult>();
  return {
    open: async (id) => memoryGame(id),
    results: {
      get: async (id) => results.get(id),
      put: async (result) => {
        results.set(result.id, result);
      },
    },
  };
}

/** A game that has just begun. */
function memoryGame(id: string): OpenGame {
  const record: TimedMove[] = [];
  const nothing = (): void => undefined;
  return {
    id,
    record,
    elapsed: 0,
    view: undefined,
    tool: undefined,
    append: (move) => {
      record.push(move);
    },
    journal: nothing,
    keep: nothing,
    onForeign: () => nothing,
    flush: async () => true,
    close: async () => undefined,
  };
}
