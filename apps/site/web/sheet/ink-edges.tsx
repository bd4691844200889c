/** Lines around inks that the paper would swallow. */
import type { InkLook } from './looks.js';
import { type CellPlace, type Marked, outlinePath } from './outline.js';

/** The lines around an ink that is hard to tell from the paper. */
export function InkEdges({
  of,
  ink,
  look,
  place,
}: {
  readonly of: Marked;
  readonly ink: number;
  readonly look: InkLook;
  readonly place: CellPlace;
}) {
  return (
    <>
      {look.outlines.map((outline, k) => (
        <path
          key={k}
          d={outlinePath(of, ink, place)}
          fill="none"
          vector-effect="non-scaling-stroke"
          {...outline}
        />
      ))}
    </>
  );
}
