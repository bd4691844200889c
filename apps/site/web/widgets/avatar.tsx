/** The picture of a person: five by five cells, mirrored, made from the name alone. */

/** Cells from the left edge to the middle; the others mirror them. */
const HALF = 3;
const SIDE = 5;

/** Inks that stand out on the paper of every theme. */
const INKS = [
  '#b5443b',
  '#a8742a',
  '#7d8a2e',
  '#2f8a5b',
  '#2b7f9e',
  '#4a63b8',
  '#8250a6',
  '#a84c83',
];

/** The picture of a name, for people who see it; beside it stands the name. */
export function Avatar({ name, size = 28 }: { readonly name: string; readonly size?: number }) {
  const { cells, ink } = drawAvatar(name);
  return (
    <svg class="avatar" width={size} height={size} viewBox="-1 -1 7 7" aria-hidden="true">
      <rect x="-1" y="-1" width="7" height="7" rx="1" fill="var(--sheet-2)" />
      <path
        d={cells.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('')}
        fill={ink}
        shape-rendering="crispEdges"
      />
    </svg>
  );
}

/**
 * The filled cells of a name's picture, and its ink. The same name has the same picture for ever.
 */
export function drawAvatar(name: string): {
  readonly cells: readonly (readonly [x: number, y: number])[];
  readonly ink: string;
} {
  const hash = hashName(name.normalize('NFKC').toLowerCase());
  const cells: (readonly [number, number])[] = [];
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < HALF; x++) {
      if (((hash >>> (y * HALF + x)) & 1) === 0) continue;
      cells.push([x, y]);
      if (x < SIDE - 1 - x) cells.push([SIDE - 1 - x, y]);
    }
  }
  // a name whose cells are all blank gets the middle one
  if (cells.length === 0) cells.push([HALF - 1, HALF - 1]);
  return { cells, ink: INKS[(hash >>> 24) % INKS.length] ?? '#4a63b8' };
}

/** FNV-1a with a last mix, so that names which differ in one letter differ much. */
function hashName(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
