/**
 * What is kept of a game beside its moves: zoom, tool and time, in the row of its summary. It may
 * lag behind by seconds; a page that is hidden writes it into the journal, too.
 */
import type { Look } from '@nonokit/board';
import { awaitResult, type Connection } from './database.js';
import type { GameSummary } from './game-summary.js';
import type { Kept } from './kept-look.js';
import { readHead } from './log.js';

/** The members of a look. */
const LOOKS = /^(cell|scrollX|scrollY|rowNumbers|columnNumbers)$/;

/** What is kept of a game that nobody has looked at. */
export const NOTHING_KEPT: Kept = { view: undefined, tool: undefined, elapsed: 0, updatedAt: 0 };

/** The later view and the longer time of two. */
export function laterKept(a: Kept, b: Kept): Kept {
  const later = b.updatedAt > a.updatedAt ? b : a;
  return { ...later, elapsed: Math.max(a.elapsed, b.elapsed) };
}

/** What the database has; the time only if it is that of the game's current log. */
export function storedKept(connection: Connection, id: string): Promise<Kept> {
  return connection.read(['games', 'heads'], async (transaction) => {
    const games = transaction.objectStore('games');
    const row: GameSummary | undefined = await awaitResult(games.get(id));
    const head = await readHead(transaction, id);
    const isOfLog = row?.log === (head?.log ?? '');
    const kept = parseKept(row) ?? NOTHING_KEPT;
    const elapsed = Math.max(isOfLog ? kept.elapsed : 0, head?.elapsed ?? 0);
    return { ...kept, elapsed };
  });
}

/** Writes the summary of a game. */
export function saveSummary(connection: Connection, own: GameSummary): Promise<void> {
  return connection.write(['games'], 'relaxed', async (transaction) => {
    const games = transaction.objectStore('games');
    const there: GameSummary | undefined = await awaitResult(games.get(own.id));
    games.put(there?.log === own.log ? mergedSummary(there, own) : own);
  });
}

/** Two tabs wrote about one log: the longer one knows the marks, the later one the view. */
function mergedSummary(there: GameSummary, own: GameSummary): GameSummary {
  const longer = there.moves > own.moves ? there : own;
  const { view, tool, updatedAt } = there.updatedAt > own.updatedAt ? there : own;
  return { ...longer, view, tool, updatedAt, elapsed: Math.max(there.elapsed, own.elapsed) };
}

/** What was kept of a game, if the value has its form. */
export function parseKept(value: unknown): Kept | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { view, tool, elapsed, updatedAt } = value as Record<keyof Kept, unknown>;
  if (!isNatural(elapsed) || !isNatural(updatedAt)) return undefined;
  return {
    view: parseView(view),
    tool: Number.isSafeInteger(tool) ? Number(tool) : undefined,
    elapsed,
    updatedAt,
  };
}

function isNatural(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function parseView(value: unknown): Look | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const numbers = Object.entries(value).filter(
    ([key, number]) => LOOKS.test(key) && Number.isFinite(number),
  );
  return Object.fromEntries(numbers);
}
