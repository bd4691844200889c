/** The six symbols of inks as SVG: the shapes of the board, for paper and pages. */

/** Where a symbol stands, how far it reaches from its middle, and its colour. */
export interface SymbolPlace {
  /** The ink, 1 being the first; a seventh has the first one's symbol. */
  readonly ink: number;
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly color: string;
}

export function SymbolDrawing({ ink, x, y, reach: r, color }: SymbolPlace) {
  const stroke = { fill: 'none', stroke: color, 'stroke-width': round(0.45 * r) };
  switch ((ink - 1) % 6) {
    case 0:
      return <circle cx={round(x)} cy={round(y)} r={round(0.62 * r)} fill={color} />;
    case 1:
      return <path d={path(x, y, [0, -r], [r, 0.7 * r], [-r, 0.7 * r])} fill={color} />;
    case 2: {
      const side = round(1.4 * r);
      return (
        <rect
          x={round(x - 0.7 * r)}
          y={round(y - 0.7 * r)}
          width={side}
          height={side}
          {...stroke}
        />
      );
    }
    case 3:
      return <path d={line(x, y, [-r, 0, r, 0]) + line(x, y, [0, -r, 0, r])} {...stroke} />;
    case 4:
      return <path d={line(x, y, [-r, r, r, -r])} {...stroke} />;
    default:
      return (
        <path
          d={line(x, y, [-r, -r / 2, r, -r / 2]) + line(x, y, [-r, r / 2, r, r / 2])}
          {...stroke}
        />
      );
  }
}

type Offset = readonly [x: number, y: number];

function path(x: number, y: number, ...corners: readonly Offset[]): string {
  return `M${corners.map(([dx, dy]) => `${round(x + dx)} ${round(y + dy)}`).join('L')}z`;
}

function line(x: number, y: number, [x1, y1, x2, y2]: readonly [number, number, number, number]) {
  return `M${round(x + x1)} ${round(y + y1)}L${round(x + x2)} ${round(y + y2)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
