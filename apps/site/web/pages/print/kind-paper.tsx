/**
 * A sheet of paper with the drawing of a puzzle of another kind: what is seen is what is printed.
 */
import type { ComponentChildren } from 'preact';
import './kind-paper.css';

/** Upright paper in millimetres. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  a5: { width: 148, height: 210 },
  letter: { width: 215.9, height: 279.4 },
} as const;

export function KindPaper({
  paper,
  heading,
  label,
  svg,
  children,
}: {
  readonly paper: keyof typeof PAPERS;
  readonly heading: string;
  /** What the drawing is, for those who cannot see it. */
  readonly label: string;
  /** SVG of `kindSheetSvg`. */
  readonly svg: string;
  /** The rules below the drawing. */
  readonly children?: ComponentChildren;
}) {
  const { width, height } = PAPERS[paper];
  return (
    <section class="kind-paper" style={{ aspectRatio: `${width} / ${height}` }}>
      <h2>{heading}</h2>
      <div role="img" aria-label={label} dangerouslySetInnerHTML={{ __html: svg }} />
      {children !== undefined && <p>{children}</p>}
    </section>
  );
}
