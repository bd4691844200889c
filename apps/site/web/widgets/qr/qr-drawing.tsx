/** A QR code on white, with the margin that readers need; nothing for a text that is too long. */
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Modules that stay white around it. */
const MARGIN = 4;

/** What a code of 41 modules holds: cameras do not read more of them on so small a drawing. */
const MOST_BYTES = 106;

export function QrDrawing({
  text,
  size,
  label,
}: {
  readonly text: string;
  /** The side in pixels. */
  readonly size: number;
  readonly label: string;
}) {
  if (new TextEncoder().encode(text).length > MOST_BYTES) return null;
  const code = generate(text, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * MARGIN;
  return (
    <svg
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      width={size}
      height={size}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect x={-MARGIN} y={-MARGIN} width={side} height={side} fill="#ffffff" />
      <path d={toSvgPath(code)} fill="#000000" />
    </svg>
  );
}
