/**
 * Whether a lattice has missed rules: thick ones are seen best, and where paper lies in perspective
 * their distance is taken for that of all. Between the crossings the thin ones are looked for.
 */
import { type Lattice, latticeKey } from './lattice.js';
import { LEAST_PITCH, type Rhythm } from './pitch.js';
import { levelBetween, type Rectified, uprightBetween } from './rectified.js';

/** Squares between two thick rules, on sheets. */
const PARTS = [2, 3, 5] as const;

/** The share of the places of rules where there is one. */
const LEAST_SHARE = 0.7;

/** The strength of a thin rule, as a share of the least of a lattice. */
const THIN = 0.6;

/** How far a rule may be from where it is expected, as a share of a part. */
const SEARCH = 0.12;

/** Fewest places that say something. */
const LEAST_PLACES = 9;

/** The rhythm of all rules of a lattice; undefined if it has them already. */
export function finerRhythm(
  rectified: Rectified,
  lattice: Lattice,
  rhythm: Rhythm,
): Rhythm | undefined {
  const across = rhythm.across / partsOf(rectified, lattice, 'across');
  const down = rhythm.down / partsOf(rectified, lattice, 'down');
  return across < rhythm.across || down < rhythm.down ? { ...rhythm, across, down } : undefined;
}

/** Into how many parts rules cut the squares of a lattice; 1 if there are none in them. */
function partsOf(rectified: Rectified, lattice: Lattice, way: 'across' | 'down'): number {
  const found = PARTS.find((parts) => {
    if (lattice[way] / parts < LEAST_PITCH) return false;
    const strengths = strengthsIn(rectified, lattice, way, parts);
    const ruled = strengths.filter((strength) => strength >= THIN * lattice.least).length;
    return strengths.length >= LEAST_PLACES && ruled >= LEAST_SHARE * strengths.length;
  });
  return found ?? 1;
}

/** How strong rules are at the places where they would cut each square in `parts` parts. */
function strengthsIn(
  rectified: Rectified,
  lattice: Lattice,
  way: 'across' | 'down',
  parts: number,
): number[] {
  const { crossings } = lattice;
  const isAcross = way === 'across';
  const reach = Math.max(1, Math.round((SEARCH * lattice[way]) / parts));
  const strengths: number[] = [];
  for (const from of crossings.values()) {
    const { column, row } = from;
    const next = crossings.get(
      isAcross ? latticeKey(column + 1, row) : latticeKey(column, row + 1),
    );
    const beside = crossings.get(
      isAcross ? latticeKey(column, row + 1) : latticeKey(column + 1, row),
    );
    if (next === undefined || beside === undefined) continue;
    for (let k = 1; k < parts; k++) {
      const x = from.x + (k / parts) * (next.x - from.x);
      const y = from.y + (k / parts) * (next.y - from.y);
      let most = 0;
      for (let by = -reach; by <= reach; by++) {
        const strength = isAcross
          ? uprightBetween(rectified, x + by, from.y, beside.y)
          : levelBetween(rectified, y + by, from.x, beside.x);
        most = Math.max(most, strength);
      }
      strengths.push(most);
    }
  }
  return strengths;
}
