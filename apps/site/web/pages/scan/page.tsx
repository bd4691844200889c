/**
 * The page that reads printed puzzles: a picture, corners where the squares are not found, numbers
 * to look at, and straight on to play, save or print. All of it happens on the device.
 */
import { useEffect, useState } from 'preact/hooks';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { Icon } from '../../widgets/icon.js';
import { listenForImages } from '../make/source/incoming.js';
import { CornersPart } from './corners-part.js';
import { NumbersPart } from './numbers-part.js';
import { ReadingPart } from './reading-part.js';
import { RefusedPart } from './refused-part.js';
import { MOST_PHOTO_PIXELS, ScanSession, type Stage } from './scan-session.js';
import { StartPart } from './start-part.js';
import './scan.css';

export const title = ({ wordsOf }: PageTexts): string => wordsOf('scan').title;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('scan').description;

export function Page() {
  const [session] = useState(() => new ScanSession(loadReader));
  useEffect(() => {
    const stopHearing = listenForImages((coming) => void session.take(coming), MOST_PHOTO_PIXELS);
    return () => {
      stopHearing();
      session.stop();
    };
  }, [session]);
  const stage = session.stage.value;
  return (
    <Shell>
      <div class="scanner">
        <Title at={stage.at} />
        <StagePart session={session} stage={stage} />
      </div>
    </Shell>
  );
}

async function loadReader() {
  return (await import('../../worker.js')).worker();
}

function StagePart({ session, stage }: { readonly session: ScanSession; readonly stage: Stage }) {
  switch (stage.at) {
    case 'start':
      return <StartPart session={session} />;
    case 'reading':
      return <ReadingPart session={session} canvas={stage.canvas} />;
    case 'corners':
      return <CornersPart session={session} canvas={stage.canvas} />;
    case 'refused':
      return <RefusedPart session={session} canvas={stage.canvas} reason={stage.reason} />;
    case 'numbers':
      return <NumbersPart session={session} stage={stage} />;
  }
}

/** Which step each stage is. */
const STEP = { start: 0, reading: 0, refused: 1, corners: 1, numbers: 2 } as const;

/** The heading, and the three steps. */
function Title({ at }: { readonly at: Stage['at'] }) {
  const { wordsOf } = usePage();
  const words = wordsOf('scan');
  const step = STEP[at];
  return (
    <div class="scan-title">
      <div>
        <h1>{words.heading}</h1>
        <p class="small soft">{words.stays}</p>
      </div>
      <ol class="scan-steps">
        {words.steps.map((name, k) => (
          <li key={name} class={k < step ? 'done' : ''} aria-current={k === step && 'step'}>
            <i>{k < step ? <Icon name="check" size={16} /> : k + 1}</i>
            {name}
          </li>
        ))}
      </ol>
    </div>
  );
}
