/**
 * Steps, hints, diagnosis and difficulty, and their words.
 *
 * @module nonokit/explain
 */
export * from '@nonokit/explain';
