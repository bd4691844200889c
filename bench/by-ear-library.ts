/** What `by-ear.mjs` plays with: a board without a page, its keys, and what it says. */
export { isFinished, isWon, lineAt } from '../packages/board/src/index.js';
export { Ear } from '../packages/board-dom/src/by-ear.js';
export { Controls } from '../packages/board-dom/src/controls.js';
export { farCell, nextDifferent } from '../packages/board-dom/src/cursor.js';
export { Play } from '../packages/board-dom/src/play.js';
export { EAR_ENGLISH } from '../packages/board-dom/src/words/ear-en.js';
export { ENGLISH } from '../packages/board-dom/src/words/en.js';
export { cellName, changeText } from '../packages/board-dom/src/words.js';
export { settleCells } from '../packages/solver/src/index.js';
