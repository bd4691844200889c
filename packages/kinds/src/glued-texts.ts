/** What is written beside a line for blocks that are glued to each other. */
import { ANY_BLOCKS, type ClueItem, isKnownNumber, type Palette } from '@nonokit/core';

/** "12", "?" or "*". */
export function itemText(item: ClueItem): string {
  if (item === ANY_BLOCKS) return '*';
  return isKnownNumber(item) ? `${item.size}` : '?';
}

/**
 * The texts of a group of `gluedGroups`. As in print, triangles at the ends of a block are counted
 * by its number and have none themselves; in other groups every block has its own.
 */
export function gluedTexts(group: readonly ClueItem[], palette: Palette): readonly string[] {
  const own = group.map(itemText);
  if (group.length === 1) return own;
  const isCut = group.map((item) => item !== ANY_BLOCKS && palette[item.color]?.cut !== undefined);
  const isTriangle = own.map((text, k) => isCut[k] && text === '1');
  const bodies = [...group.keys()].filter((k) => !isTriangle[k]);
  const [body] = bodies;
  if (bodies.length > 1 || group.length > 3 || (body !== undefined && isCut[body])) return own;
  const sizes = group.filter(isKnownNumber).map(({ size }) => size);
  const total = sizes.length < group.length ? '?' : `${sizes.reduce((a, b) => a + b, 0)}`;
  return own.map((_, k) => (k === body ? total : ''));
}
