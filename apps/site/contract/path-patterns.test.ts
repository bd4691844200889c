import { describe, expect, it } from 'vitest';
import { pathPattern, pathsFrom } from './path-patterns.js';
import { GAME, GAMES, PUZZLE, PUZZLE_DUMP, SESSION } from './paths.js';

describe('pathPattern', () => {
  it.each([
    ['/api/v1/session', true],
    ['/api/v1/puzzles/3FHTBKNHdr9', true],
    ['/api/v1/puzzles/', false],
    ['/api/v1/puzzles/3FHTBKNHdr9/vote', false],
    ['/api/v1/session/passkey', false],
    ['/x/api/v1/session', false],
  ])('of two paths: %s is one of them: %s', (address, fits) => {
    expect(pathPattern([SESSION, PUZZLE]).test(address)).toBe(fits);
  });

  it('treats a full stop literally', () => {
    expect(pathPattern([PUZZLE_DUMP]).test('/api/v1/puzzles.ndjson.gz')).toBe(true);
    expect(pathPattern([PUZZLE_DUMP]).test('/api/v1/puzzlesxndjsonxgz')).toBe(false);
  });
});

describe('pathsFrom', () => {
  it('matches a path and everything below it', () => {
    const addresses = ['/api/v1/games', '/api/v1/games/1/solve', '/api/v1/gamesters'];
    expect(addresses.map((address) => pathsFrom(GAMES).test(address))).toEqual([true, true, false]);
    expect(pathPattern([GAME]).test('/api/v1/games/1/solve')).toBe(false);
  });
});
