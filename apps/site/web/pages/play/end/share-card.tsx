/**
 * "Share without spoiling": a tile with time, help and the curve of difficulty, as text or picture.
 */

import { Logo } from '../../../frame/logo.js';
import { usePage } from '../../../frame/page-context.js';
import { hasShareMenu, shareOrCopy } from '../../../puzzles/share-or-copy.js';
import { download } from '../../../widgets/download.js';
import { Icon } from '../../../widgets/icon.js';
import { LEVELS, PARTS } from './curve.js';
import { type ShareFacts, SQUARE_COLORS, writeShareText } from './share-text.js';

export function ShareCard({
  facts,
  findAddress,
}: {
  readonly facts: Omit<ShareFacts, 'address'>;
  /** The puzzle's address, which may have to be written first. */
  readonly findAddress: () => Promise<string>;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('finished');
  const { site, name, size, time, help, curve } = facts;
  const whole = async (): Promise<ShareFacts> => ({ ...facts, address: await findAddress() });
  return (
    <section class="card share-card" aria-labelledby="share-title">
      <h2 id="share-title">{words.shareTitle}</h2>
      <div class="share-tile">
        <p class="share-brand">
          <Logo size={20} />
          <span class="strong">{site}</span>
          <span class="small soft">{name}</span>
        </p>
        <p>
          <b class="share-time digits">{time}</b>
          <span class="small soft">{size}</span>
          <span class="small soft">{help}</span>
        </p>
        <CurveDrawing curve={curve} label={words.curve} />
      </div>
      <div class="share-ways">
        <button
          type="button"
          class="button"
          onClick={async () =>
            shareOrCopy(
              { text: writeShareText(await whole()) },
              { copied: words.textCopied, title: words.shareTitle },
            )
          }
        >
          <Icon name="copy" />
          {words.copyText}
        </button>
        <button type="button" class="button" onClick={async () => shareImage(await whole())}>
          <Icon name="download" />
          {words.sharePicture}
        </button>
      </div>
    </section>
  );
}

/** The twelve columns; dots alone until the curve is known. */
function CurveDrawing({
  curve,
  label,
}: {
  readonly curve: readonly number[] | undefined;
  readonly label: string;
}) {
  const columns = curve ?? Array.from({ length: PARTS }, () => 0);
  return (
    <svg
      class="share-curve"
      viewBox={`0 0 ${PARTS * 14 - 3} ${LEVELS * 14 - 3}`}
      role="img"
      aria-label={label}
    >
      {columns.flatMap((rank, part) =>
        Array.from({ length: LEVELS }, (_, level) => {
          const x = 14 * part;
          const y = 14 * (LEVELS - 1 - level);
          return level < rank ? (
            <rect
              key={`${part} ${level}`}
              x={x}
              y={y}
              width="11"
              height="11"
              rx="2"
              fill={SQUARE_COLORS[rank - 1]}
            />
          ) : (
            <circle key={`${part} ${level}`} cx={x + 5.5} cy={y + 5.5} r="0.8" class="dot" />
          );
        }),
      )}
    </svg>
  );
}

async function shareImage(facts: ShareFacts): Promise<void> {
  const { drawShareImage } = await import('./share-image.js');
  const blob = await drawShareImage(facts);
  const file = new File([blob], 'nonokit.png', { type: 'image/png' });
  if (hasShareMenu() && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], text: writeShareText(facts) }).catch(() => undefined);
    return;
  }
  download(file.name, file.type, blob);
}
