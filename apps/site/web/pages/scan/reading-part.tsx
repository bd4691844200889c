/** The page while the numbers of a picture are read. */
import { usePage } from '../../frame/page-context.js';
import { ShownCanvas } from '../../widgets/shown-canvas.js';
import type { ScanSession } from './scan-session.js';

export function ReadingPart({
  session,
  canvas,
}: {
  readonly session: ScanSession;
  readonly canvas: HTMLCanvasElement;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('scan');
  return (
    <div class="stack scan-waits">
      <div class="card scan-photo">
        <ShownCanvas canvas={canvas} label={words.picture} />
      </div>
      <div class="row wraps">
        <p role="status">{words.reading}</p>
        <button type="button" class="button" onClick={() => session.restart()}>
          {words.stop}
        </button>
      </div>
    </div>
  );
}
