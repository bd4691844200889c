/** The symbols of inks as SVG: the shapes of the board, for paper and pages. */
import { SYMBOL_SHAPES, symbolOf } from '@nonokit/board';
import { round } from './numbers.js';

/** Where a symbol stands, how far it reaches from its middle, and its colour. */
export interface SymbolPlace {
  /** The ink, 1 being the first; a seventh has the first one's symbol. */
  readonly ink: number;
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly color: string;
}

export function SymbolDrawing({ ink, x, y, reach, color }: SymbolPlace) {
  const { isFilled, radius, lines } = SYMBOL_SHAPES[symbolOf(ink)];
  if (radius !== undefined) {
    return <circle cx={round(x)} cy={round(y)} r={round(radius * reach)} fill={color} />;
  }
  const path = lines.map(({ points, isClosed }) => {
    const corners = points.map(([dx, dy]) => `${round(x + dx * reach)} ${round(y + dy * reach)}`);
    return `M${corners.join('L')}${isClosed ? 'z' : ''}`;
  });
  const paint = isFilled
    ? { fill: color }
    : { fill: 'none', stroke: color, 'stroke-width': round(0.45 * reach) };
  return <path d={path.join('')} {...paint} />;
}
