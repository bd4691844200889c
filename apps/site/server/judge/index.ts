/**
 * Judges whether a record could be a person's: pure functions over a record of moves, its puzzle,
 * and what is known of the member. docs/rankings.md tells players the same.
 */
export { beatsOf } from './beats.js';
export { computeFloor, type FlooredPuzzle } from './floor.js';
export { FEWEST_STROKES, type JudgedHistory, type JudgeRequest, judge } from './judge.js';
export { CLEAN_SOLVES, type Finding, type Judgement, type Verdict } from './verdict.js';
