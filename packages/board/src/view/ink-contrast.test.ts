/**
 * Every ink of the catalogue is told from its cell and its chip from its rail, in every theme: what
 * is painted is asked, not what is meant. A fill, or the lines around it, have 3:1 (WCAG 2.2).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { contrast, type Palette } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { filled, paintedChip, paintedLayers, type Theme } from '../testing/ink-layers.js';
import { recorder } from '../testing/recorder.js';
import { LOOKS } from './look.js';
import { paintMiniature } from './mini.js';
import { paintBatch } from './paint-numbers.js';
import { paperLook } from './paper-look.js';

const CATALOGUE = new URL('../../../../catalogue/', import.meta.url);

const THEMES = Object.keys(LOOKS) as Theme[];

/** The palettes of all puzzles, each once. */
function readPalettes(): Palette[] {
  const palettes = new Map<string, Palette>();
  for (const name of readdirSync(CATALOGUE).filter((each) => each.endsWith('.ndjson.gz'))) {
    const text = gunzipSync(readFileSync(new URL(name, CATALOGUE))).toString();
    for (const line of text.split('\n').filter((each) => each !== '')) {
      const { palette = ['#ffffff', '#000000'] } = JSON.parse(line) as { palette?: string[] };
      palettes.set(
        palette.join(' '),
        palette.map((rgb) => ({ rgb })),
      );
    }
  }
  return [...palettes.values()];
}

describe.skipIf(!existsSync(CATALOGUE))('inks of the catalogue', () => {
  const palettes = readPalettes();

  it.each(THEMES)('are visible in the %s theme', (theme) => {
    expect(palettes.length).toBeGreaterThan(500);
    for (const palette of palettes) {
      for (let ink = 1; ink < palette.length; ink++) {
        for (const side of [20, 8]) {
          const layers = paintedLayers(theme, { palette, ink }, side);
          const told = layers.slice(1).some((layer) => contrast(layer, layers[0] ?? '') >= 3);
          expect(told, `${JSON.stringify(palette)}, ink ${ink}, ${side} px: ${layers}`).toBe(true);
        }
      }
    }
  });

  it.each(THEMES)('have chips that are told from the rails in the %s theme', (theme) => {
    let lined = 0;
    for (const palette of palettes) {
      for (let ink = 1; ink < palette.length; ink++) {
        const chip = paintedChip(theme, { palette, ink }, 20);
        // numbers of black pictures have no chips
        if (chip === undefined) continue;
        const [rail = '', fill = '', edge] = chip;
        if (edge !== undefined) lined++;
        // digits, which are seen on every ink, tell the more where the chip is
        const told =
          contrast(fill, rail) >= 1.5 || (edge !== undefined && contrast(edge, rail) >= 3);
        expect(told, `${JSON.stringify(palette)}, ink ${ink}: ${chip}`).toBe(true);
      }
    }
    expect(lined).toBeGreaterThan(0);
  });

  it('have the colour of their edge on chips that have no room for one', () => {
    const look = { digits: '#000000', font: '', chip: '#fefefe', chipEdge: '#777777' };
    const box = { x: 0, y: 0, width: 4, height: 4 };
    const places = [{ text: '1', box, size: 2, isAcross: true }];
    const { canvas, calls } = recorder();
    paintBatch(canvas, new Map([['pale', { look, places }]]));
    expect(calls.map(({ name, fillStyle }) => [name, fillStyle])).toEqual([
      ['fillRect', '#777777'],
    ]);
  });

  it('are visible in miniatures', () => {
    for (const theme of THEMES) {
      for (const palette of palettes) {
        const look = paperLook(LOOKS[theme], palette);
        for (let ink = 1; ink < palette.length; ink++) {
          const { canvas, calls } = recorder();
          paintMiniature(
            canvas,
            filled({ palette, ink }),
            { x: 0, y: 0, width: 30, height: 10 },
            look,
          );
          const color = String(calls.at(-1)?.fillStyle);
          expect(contrast(color, look.cell), `${palette[ink]?.rgb}`).toBeGreaterThanOrEqual(1.5);
        }
      }
    }
  });
});
