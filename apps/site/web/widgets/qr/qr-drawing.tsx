/** A QR code on white, with the margin that readers need; nothing for a text that is too long. */
import { qrCode } from './qr-code.js';

/** Modules that stay white around it. */
const MARGIN = 4;

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
  const code = qrCode(text);
  if (code === undefined) return null;
  const side = code.length + 2 * MARGIN;
  const path = code
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
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
      <path d={path} fill="#000000" />
    </svg>
  );
}
