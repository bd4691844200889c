/**
 * The numbers of a panel's clues as shapes, on chips if the puzzle's inks need them.
 *
 * A chip keeps its distance from the next one, and everything that makes it visible (the hairline
 * of a pale one, the edge of a ring) lies inside of it.
 */
import { contrast } from '@nonokit/core';
import type { Panel, SheetLayout } from '../layout/layout.js';
import { numbersOf, type PlacedNumber } from '../layout/numbers.js';
import { type NumberLook, numberLooks } from '../look/inks.js';
import type { Drawing } from '../look/options.js';
import type { Theme } from '../look/theme.js';
import { shrunk } from './cell-shapes.js';
import type { Shape } from './shape.js';

/** Below this contrast with the rail a chip gets an outline. */
const VISIBLE = 1.25;

/** The numbers of a panel, by colour. */
export function numberShapes(
  panel: Panel,
  { puzzle, theme }: Drawing,
  layout: SheetLayout,
): Shape[] {
  const byColor = new Map<number, PlacedNumber[]>();
  for (const number of numbersOf(puzzle, panel, layout)) {
    const same = byColor.get(number.color);
    if (same === undefined) byColor.set(number.color, [number]);
    else same.push(number);
  }
  const looks = numberLooks(puzzle, theme);
  return [...byColor]
    .sort(([a], [b]) => a - b)
    .flatMap(([color, numbers]): Shape[] => {
      const { ink = theme.text, ...chip } = looks[color] ?? {};
      const chips = chipLayers(chip, theme, layout.cell);
      return [
        ...chips.map(({ paint, inset, radius }): Shape => {
          const air = chips[0]?.inset ?? 0;
          // the chips of even rails keep their distance themselves
          const boxes = numbers.map(({ slot, chip }) => {
            return chip === undefined ? shrunk(slot, inset) : shrunk(chip, inset - air);
          });
          return { kind: 'boxes', paint, radius, boxes };
        }),
        { kind: 'texts', paint: ink, texts: numbers },
      ];
    });
}

/** A chip from its outermost paint to its innermost. */
interface Layer {
  readonly paint: string;
  /** From the edge of the number's place. */
  readonly inset: number;
  readonly radius: number;
}

function chipLayers({ chip, ring }: Omit<NumberLook, 'ink'>, theme: Theme, cell: number): Layer[] {
  if (chip === undefined) return [];
  const air = Math.max(1, Math.round(cell / 20));
  const hair = Math.max(1, Math.round(cell / 32));
  const radius = Math.max(1, Math.round(cell / 10));
  const layers: Layer[] = [];
  let inset = air;
  const add = (paint: string, thickness: number): void => {
    layers.push({ paint, inset, radius: Math.max(0.5, radius + air - inset) });
    inset += thickness;
  };
  if (contrast(chip, theme.rail) < VISIBLE) add(theme.faint, hair);
  add(chip, Math.max(1, Math.round(cell / 10)));
  if (ring === true) add(theme.rail, 0);
  return layers;
}
