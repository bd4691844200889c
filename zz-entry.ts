export * from '@nonokit/explain';
export { solve } from '@nonokit/solver';
export { readPuzzles } from '@nonokit/formats';
export * as core from '@nonokit/core';
