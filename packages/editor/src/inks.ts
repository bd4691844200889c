/** The inks of a picture: added, changed, merged, put in order. */
import { BLANK, type Color, type Palette, parseRgb } from '@nonokit/core';
import type { AddInkEdit, ChangeInkEdit, MergeInkEdit, OrderInkEdit } from './edit.js';
import type { Sheet } from './history.js';
import { MOST_INKS } from './picture.js';

/** The palette with one ink more. */
export function added(palette: Palette, { rgb }: AddInkEdit): Palette {
  if (palette.length > MOST_INKS) {
    throw new RangeError(`add-ink: a picture has at most ${MOST_INKS} inks`);
  }
  return [...palette, { rgb: checkRgb(rgb) }];
}

/** The palette with another look of a colour; its name stays with its look. */
export function changedInk(palette: Palette, { color, rgb, name }: ChangeInkEdit): Palette {
  const before = palette[checkColor(color, palette)];
  const after = checkRgb(rgb);
  if (before?.rgb === after && before.name === name) return palette;
  const entry = name === undefined || name === '' ? { rgb: after } : { rgb: after, name };
  return palette.map((each, k) => (k === color ? entry : each));
}

/** The sheet without an ink, whose cells get another colour. */
export function merged(sheet: Sheet, { color, to }: MergeInkEdit): Sheet {
  checkColor(color, sheet.palette);
  checkColor(to, sheet.palette);
  if (color === BLANK || color === to) {
    throw new RangeError('merge-ink: the paper stays, and an ink merges into another colour');
  }
  const palette = sheet.palette.filter((_, k) => k !== color);
  const after = (ink: Color): Color => (ink > color ? ink - 1 : ink);
  return recolored({ ...sheet, palette }, (ink) => after(ink === color ? to : ink));
}

/** The sheet with an ink at another place of the palette. */
export function ordered(sheet: Sheet, { color, to }: OrderInkEdit): Sheet {
  const { palette } = sheet;
  checkColor(color, palette);
  checkColor(to, palette);
  if (color === BLANK || to === BLANK) {
    throw new RangeError('order-ink: the paper is always the first');
  }
  if (color === to) return sheet;
  const order = [...palette.keys()].filter((k) => k !== color);
  order.splice(to, 0, color);
  const places = [...palette.keys()].map((k) => order.indexOf(k));
  const moved = order.map((k) => palette[k] ?? { rgb: '#000000' });
  return recolored({ ...sheet, palette: moved }, (ink) => places[ink] ?? BLANK);
}

/** Throws RangeError unless it is a colour of the palette. */
export function checkColor(color: Color, palette: Palette): Color {
  if (!Number.isInteger(color) || color < 0 || color >= palette.length) {
    throw new RangeError(`edited: there is no colour ${color}, the palette has ${palette.length}`);
  }
  return color;
}

function recolored(sheet: Sheet, after: (color: Color) => Color): Sheet {
  return { ...sheet, grid: { ...sheet.grid, cells: sheet.grid.cells.map(after) } };
}

function checkRgb(text: string): string {
  const rgb = parseRgb(text);
  if (rgb === undefined) throw new RangeError(`edited: "${text}" is no colour, "#c8141e" is one`);
  return rgb;
}
