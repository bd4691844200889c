/** The picture of a person: five by five cells, mirrored, made from the name. */

const SIDE = 5;
const HALF = 3;

export function Avatar({ name, size = 32 }: { readonly name: string; readonly size?: number }) {
  const { hue, path } = avatarOf(name);
  return (
    <svg
      class="avatar"
      width={size}
      height={size}
      viewBox="0 0 7 7"
      aria-hidden="true"
      fill={`hsl(${hue} 42% 48%)`}
      shape-rendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

/** The colour and the cells that a name decides. */
function avatarOf(name: string): { readonly hue: number; readonly path: string } {
  let state = 7;
  for (const sign of name) state = (Math.imul(state, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  const hue = state % 360;
  let path = '';
  for (let k = 0; k < SIDE * HALF; k++) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    if (((state >>> 16) & 1) === 0) continue;
    const [x, y] = [k % HALF, Math.floor(k / HALF)];
    path += `M${x + 1} ${y + 1}h1v1h-1z`;
    if (x < HALF - 1) path += `M${SIDE - x} ${y + 1}h1v1h-1z`;
  }
  return { hue, path };
}
