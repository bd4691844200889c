/**
 * Every ink of the catalogue is told from its cell and its chip from its rail, in every theme: what
 * is painted is asked, not what is meant. A fill, or the lines around it, have 3:1 (WCAG 2.2).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { contrast, type Palette, puzzleOf } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { numberStates } from '../crossing.js';
import { applyMove, newGame } from '../game.js';
import { recorder } from '../testing/recorder.js';
import { LOOKS } from './look.js';
import { paintMiniature } from './mini.js';
import { paintBoard } from './paint.js';
import { paperLook } from './paper-look.js';
import { type Scene, USUAL_STYLE } from './scene.js';
import { viewportOf } from './viewport.js';

const CATALOGUE = new URL('../../../../catalogue/', import.meta.url);

/** A colour for rules that no palette has: what is painted from there on is no fill. */
const RULE = 'rules';

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

/** A row of cells that are all filled with an ink. */
function filled(palette: Palette, ink: number) {
  const cells = new Uint16Array(3).fill(ink);
  const { rows, columns } = puzzleOf({ width: 3, height: 1, cells }, palette);
  const clues = { width: 3, height: 1, palette, rows, columns };
  return applyMove(newGame(clues), { type: 'paint', mark: ink, cells: [0, 1, 2] });
}

/** The colours that are painted on a cell, from its ground to the ink, in cells of a size. */
function layersOf(theme: keyof typeof LOOKS, palette: Palette, ink: number, side: number) {
  const game = filled(palette, ink);
  const railLook = LOOKS[theme];
  const look = { ...paperLook(railLook, palette), thin: RULE };
  const style = { ...USUAL_STYLE, hasCrosshair: false };
  const view = viewportOf(game.clues, { width: 20 * side, height: 20 * side }, { cell: side });
  const numbers = numberStates(game, 'never');
  const scene: Scene = { game, view, look, railLook, style, numbers };
  const { canvas, calls } = recorder();
  paintBoard(canvas, scene);
  const colors = calls
    .filter(({ name }) => name === 'fill' || name === 'fillRect')
    .map(({ fillStyle }) => String(fillStyle));
  const ground = colors.indexOf(look.cell);
  const end = colors.indexOf(RULE, ground);
  return [...new Set(colors.slice(ground, end === -1 ? undefined : end))];
}

describe.skipIf(!existsSync(CATALOGUE))('inks of the catalogue', () => {
  const palettes = readPalettes();

  it.each(Object.keys(LOOKS) as (keyof typeof LOOKS)[])('are visible in the %s theme', (theme) => {
    expect(palettes.length).toBeGreaterThan(500);
    for (const palette of palettes) {
      for (let ink = 1; ink < palette.length; ink++) {
        for (const side of [20, 8]) {
          const layers = layersOf(theme, palette, ink, side);
          const told = layers.slice(1).some((layer) => contrast(layer, layers[0] ?? '') >= 3);
          expect(told, `${JSON.stringify(palette)}, ink ${ink}, ${side} px: ${layers}`).toBe(true);
        }
      }
    }
  });

  it('are visible in miniatures', () => {
    for (const theme of Object.keys(LOOKS) as (keyof typeof LOOKS)[]) {
      for (const palette of palettes) {
        const look = paperLook(LOOKS[theme], palette);
        for (let ink = 1; ink < palette.length; ink++) {
          const { canvas, calls } = recorder();
          paintMiniature(canvas, filled(palette, ink), { x: 0, y: 0, width: 30, height: 10 }, look);
          const color = String(calls.at(-1)?.fillStyle);
          expect(contrast(color, look.cell), `${palette[ink]?.rgb}`).toBeGreaterThanOrEqual(1.5);
        }
      }
    }
  });
});
