import type { Selectable } from 'kysely';
import type { GameTable } from '../storage/index.js';

/** A row of a game. */
export type GameRow = Selectable<GameTable>;
