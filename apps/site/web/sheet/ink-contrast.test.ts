/**
 * Every ink of the catalogue is told from its paper, and its chips from what is behind them, in
 * cards, finished pictures, drawings of clues and in print, in every theme. What is drawn is read,
 * with the colours of the style sheet. Boards to play on: `ink-contrast.test.ts` of the board.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { isBlackOnly, type Palette } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { isTold, readSeen, SURFACE_NAMES } from './testing/drawn-inks.js';

const CATALOGUE = new URL('../../../../catalogue/', import.meta.url);

/** Each pair of paper and ink that a puzzle has, as a palette and the ink in it. */
function readInks(): (readonly [Palette, number])[] {
  const inks = new Map<string, readonly [Palette, number]>();
  for (const name of readdirSync(CATALOGUE).filter((each) => each.endsWith('.ndjson.gz'))) {
    const text = gunzipSync(readFileSync(new URL(name, CATALOGUE))).toString();
    for (const line of text.split('\n').filter((each) => each !== '')) {
      const { palette = ['#ffffff', '#000000'] } = JSON.parse(line) as { palette?: string[] };
      for (let ink = 1; ink < palette.length; ink++) {
        const key = [palette[0], palette[ink], palette.length === 2].join(' ');
        if (!inks.has(key)) inks.set(key, [palette.map((rgb) => ({ rgb })), ink]);
      }
    }
  }
  return [...inks.values()];
}

describe.skipIf(!existsSync(CATALOGUE))('inks of the catalogue', () => {
  const inks = readInks();

  it.each(SURFACE_NAMES)('are told in %s, in every theme', (surface) => {
    expect(inks.length).toBeGreaterThan(500);
    const lost: string[] = [];
    let lined = 0;
    for (const [palette, ink] of inks) {
      // numbers of black pictures have no chips
      if (isBlackOnly(palette) && surface === 'chips of drawn clues') continue;
      for (const [theme, seen] of Object.entries(readSeen(surface, palette, ink))) {
        lined += seen.lines.length;
        if (isTold(surface, seen)) continue;
        lost.push(`${theme} ${palette.map(({ rgb }) => rgb)} ink ${ink}: ${JSON.stringify(seen)}`);
      }
    }
    expect(lost.slice(0, 5)).toEqual([]);
    // some inks need a line: the test would see it if none were drawn
    expect(lined).toBeGreaterThan(0);
  });
});
