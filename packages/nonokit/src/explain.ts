/** `nonokit/explain`: steps, hints, diagnosis and difficulty, and their words. */
export * from '@nonokit/explain';
