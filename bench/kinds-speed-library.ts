/** What `bench/kinds-speed.mjs` measures. */
export { clueOf, pairClueOf, randomOf } from '../packages/core/src/index.js';
export { settle } from '../packages/kinds/src/automaton.js';
export { FastLine } from '../packages/kinds/src/fast-line.js';
export { lineAutomaton } from '../packages/kinds/src/line-automaton.js';
export { pairAutomaton } from '../packages/kinds/src/pair-automaton.js';
