/** The picture of a draft, small, on white. */
import { useEffect, useRef } from 'preact/hooks';
import type { DraftSummary } from '../../player-store/drafts/draft-look.js';
import './draft-thumbnail.css';

export function DraftThumbnail({ draft }: { readonly draft: DraftSummary }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { marks, palette } = draft;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context === null || context === undefined) return;
    marks.marks.forEach((color, cell) => {
      context.fillStyle = palette[color]?.rgb ?? '#ffffff';
      context.fillRect(cell % marks.width, Math.floor(cell / marks.width), 1, 1);
    });
  }, [marks, palette]);
  return (
    <span class="draft-thumbnail" aria-hidden="true">
      <canvas ref={canvas} width={marks.width} height={marks.height} />
    </span>
  );
}
