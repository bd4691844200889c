/** The mark: an N of 5 x 5 cells with its diagonal in the accent colour. */
const CELLS = [
  ...[0, 1, 2, 3, 4].flatMap((y) => [
    { x: 0, y },
    { x: 4, y },
  ]),
  ...[1, 2, 3].map((k) => ({ x: k, y: k })),
];

export function Logo({ size = 26 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      {CELLS.map(({ x, y }) => (
        <rect
          key={`${x} ${y}`}
          x={0.5 + 5.1 * x}
          y={0.5 + 5.1 * y}
          width="4.5"
          height="4.5"
          rx="1"
          fill={x === y && x > 0 && x < 4 ? 'var(--accent)' : 'currentColor'}
        />
      ))}
    </svg>
  );
}
