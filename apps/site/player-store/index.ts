/** What pages keep: games, puzzles, results, settings, and the clock of a game. */

export { openStore } from './browser-store.js';
export { type ActiveClock, activeClock, type ClockOptions, type VisiblePage } from './clock.js';
export type { GameStore } from './game-store.js';
export type { GameSummary, Miniature } from './game-summary.js';
export type { ImportConflict, ImportReport } from './import.js';
export type { OpenGame, StrokeUnderWay } from './open-game.js';
export type { SolvedResult } from './results.js';
export {
  DEFAULT_SETTINGS,
  type GamepadSettings,
  type KeySettings,
  openSettings,
  readSettings,
  type Settings,
  type SettingsKeeper,
  settingsFrom,
} from './settings.js';
export type { Shelf } from './shelf.js';
export type { Trouble } from './trouble.js';
