/**
 * The parts of a sheet besides its cells as SVG: heading, grounds, rules, numbers.
 */

import { contrast } from '@nonokit/core';
import type { Box } from '../layout/box.js';
import type { Heading, TextLine } from '../layout/heading.js';
import type { Panel, SheetLayout } from '../layout/layout.js';
import { FONT_FAMILY } from '../layout/measure.js';
import { numbersOf, type PlacedNumber } from '../layout/numbers.js';
import { type Rule, rulesOf } from '../layout/rules.js';
import { numberLooks } from '../look/inks.js';
import type { Drawing } from '../look/options.js';
import type { Theme } from '../look/theme.js';
import { decimal, escapeXml } from './xml.js';

/** Title and subtitle. */
export function svgHeading({ title, subtitle }: Heading, theme: Theme): string[] {
  return [
    `<g font-family="${FONT_FAMILY}" font-weight="bold">`,
    ...title.map((line) => textLine(line, theme.text)),
    ...subtitle.map((line) => textLine(line, theme.faint)),
    '</g>',
  ];
}

/** The grounds of a panel: rails and unfilled cells. */
export function svgFrame({ cells, rails }: Panel, theme: Theme): string[] {
  const ground = box(cells, theme.cell);
  if (rails === undefined) return [ground];
  return [box(rails.left, theme.rail), box(rails.top, theme.rail), ground];
}

/** The rules of a panel. */
export function svgRules(panel: Panel, layout: SheetLayout, theme: Theme): string[] {
  const { thin, thick } = rulesOf(panel, layout);
  return [
    stroke(thin, theme.thin, `stroke-width="${layout.thin}"`),
    stroke(thick, theme.thick, `stroke-width="${layout.thick}" stroke-linecap="square"`),
  ];
}

/** The numbers of a panel's clues, on chips if the puzzle's inks need them. */
export function svgNumbers(
  { puzzle, theme }: Drawing,
  panel: Panel,
  layout: SheetLayout,
): string[] {
  const { rails } = panel;
  if (rails === undefined) return [];
  const byColor = new Map<number, PlacedNumber[]>();
  for (const number of numbersOf(puzzle, panel, layout)) {
    const same = byColor.get(number.color);
    if (same === undefined) byColor.set(number.color, [number]);
    else same.push(number);
  }
  const looks = numberLooks(puzzle, theme);
  const lines = [
    `<g font-family="${FONT_FAMILY}" font-weight="bold" font-size="${decimal(rails.fontSize)}" text-anchor="middle">`,
  ];
  for (const [color, numbers] of [...byColor].sort(([a], [b]) => a - b)) {
    const { ink = theme.text, chip } = looks[color] ?? {};
    if (chip !== undefined) lines.push(...chips(numbers, chip, theme, layout.cell));
    const texts = numbers.map((number) => digits(number, rails.fontSize));
    lines.push(`<g fill="${ink}">`, texts.join('\n'), '</g>');
  }
  return [...lines, '</g>'];
}

function digits({ text, x, y, fontSize }: PlacedNumber, usual: number): string {
  const own = fontSize === usual ? '' : ` font-size="${decimal(fontSize)}"`;
  return `<text x="${decimal(x)}" y="${decimal(y)}"${own}>${text}</text>`;
}

/** Below this contrast with the rail a chip gets an outline. */
const VISIBLE = 1.15;

/**
 * Chips of a block's colour, a little smaller than the numbers' places; wide round joins round
 * them.
 */
function chips(numbers: PlacedNumber[], chip: string, theme: Theme, cell: number): string[] {
  const air = Math.max(1, Math.round(cell / 24));
  const radius = Math.max(1, Math.round(cell / 10));
  const inset = air + radius;
  let data = '';
  for (const { slot } of numbers) {
    const [width, height] = [slot.width - 2 * inset, slot.height - 2 * inset];
    const from = `M${decimal(slot.left + inset)} ${decimal(slot.top + inset)}`;
    data += `${from}h${decimal(width)}v${decimal(height)}h${decimal(-width)}z`;
  }
  const path = (paint: string, breadth: number): string =>
    `<path fill="${paint}" stroke="${paint}" stroke-width="${breadth}" stroke-linejoin="round" d="${data}"/>`;
  const body = path(chip, 2 * radius);
  return contrast(chip, theme.rail) < VISIBLE ? [path(theme.faint, 2 * radius + 2), body] : [body];
}

function stroke(rules: readonly Rule[], paint: string, attributes: string): string {
  const data = rules
    .map(({ x, y, length, vertical }) => `M${x} ${y}${vertical ? 'v' : 'h'}${length}`)
    .join('');
  return `<path stroke="${paint}" ${attributes} d="${data}"/>`;
}

function textLine({ text, x, y, fontSize }: TextLine, paint: string): string {
  const place = `x="${decimal(x)}" y="${decimal(y)}" font-size="${decimal(fontSize)}"`;
  return `<text ${place} fill="${paint}">${escapeXml(text)}</text>`;
}

function box({ left, top, width, height }: Box, paint: string): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${paint}"/>`;
}
