/**
 * Recognises the picture of a whole sheet, such as a screenshot: each pixel would be a cell of a
 * large puzzle, which nobody means. A sheet has thin rules at equal distances, across and down.
 */
import { BLANK, type Grid } from '@nonokit/core';

/** The smallest side of such a picture in pixels. */
const SMALLEST = 60;

/** The least distance of two rules in pixels; those of a puzzle's own picture are closer. */
const LEAST_GAP = 7;

/** A rule is thinner than this, so that pixels this far away from it are none of it. */
const BESIDE = 3;

/** The least share of a line of pixels that belongs to a rule. */
const LEAST_SHARE = 0.25;

/** The fewest equal distances in a row; fewer are enough if soft edges give many colours. */
const FEWEST = 4;
const FEWEST_SOFT = 3;
const SOFT_COLORS = 8;

/** True for a picture with rules at equal distances in both directions. */
export function isSheetPicture(grid: Grid, colors: number): boolean {
  const { width, height, cells } = grid;
  if (Math.min(width, height) < SMALLEST) return false;
  const fewest = colors >= SOFT_COLORS ? FEWEST_SOFT : FEWEST;
  const at = (y: number, x: number): number | undefined => cells[y * width + x];
  const across = { count: height, length: width, at };
  const down = { count: width, length: height, at: (x: number, y: number) => at(y, x) };
  return [across, down].every((lines) => equalGaps(listRules(lines)) >= fewest);
}

/** The lines of pixels in one direction. */
interface PixelLines {
  readonly count: number;
  readonly length: number;
  at(line: number, place: number): number | undefined;
}

/** The lines of pixels on which rules begin. */
function listRules({ count, length, at }: PixelLines): number[] {
  const rules: number[] = [];
  let wasRule = false;
  for (let line = 0; line < count; line++) {
    let thin = 0;
    for (let place = 0; place < length; place++) {
      const color = at(line, place);
      if (color === BLANK || color === at(line - BESIDE, place)) continue;
      if (color !== at(line + BESIDE, place)) thin++;
    }
    const isRule = thin >= LEAST_SHARE * length;
    if (isRule && !wasRule) rules.push(line);
    wasRule = isRule;
  }
  return rules;
}

/** The most distances in a row that are equal, but for a pixel. */
function equalGaps(rules: readonly number[]): number {
  let most = 0;
  let run = 0;
  let gap = 0;
  for (const [i, rule] of rules.entries()) {
    const next = rule - (rules[i - 1] ?? rule);
    const isEqual = run > 0 && Math.abs(next - gap) <= 1;
    run = next < LEAST_GAP ? 0 : isEqual ? run + 1 : 1;
    gap = next;
    most = Math.max(most, run);
  }
  return most;
}
