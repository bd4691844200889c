/**
 * The maker: where the picture comes from, the picture under edit, and what it is worth as a
 * puzzle. All of it shares a workshop, which changes by edits only.
 */
import { blankPicture } from '@nonokit/editor';
import { useEffect, useMemo } from 'preact/hooks';
import { type FileFormat, fileFormats } from '../../puzzles/file-formats.js';
import type { PageLanguage } from '../../shell/place.js';
import { Shell } from '../../shell/shell.js';
import { wordsOf } from '../../shell/state.js';
import { MAKE_EN } from '../../words/en/make.js';
import { MAKE_RU } from '../../words/ru/make.js';
import { BoardRoom } from './board-room.js';
import type { MakePart } from './make-part.js';
import { MakeButtons } from './outcome/make-buttons.js';
import { OutcomePanel } from './outcome/outcome-panel.js';
import { useOutcome } from './outcome/use-outcome.js';
import { Palette } from './palette.js';
import { CandidateStrip } from './source/candidate-strip.js';
import { SourcePanel } from './source/source-panel.js';
import { TitleFields } from './title-fields.js';
import { ToolBar } from './tool-bar.js';
import { Workshop } from './workshop.js';
import './make.css';

const WORDS = { en: MAKE_EN, ru: MAKE_RU };

export const title = (language: PageLanguage): string => WORDS[language].title;
export const description = (language: PageLanguage): string => WORDS[language].description;

export function Page({ data }: { readonly data: { readonly formats: readonly FileFormat[] } }) {
  const words = wordsOf(WORDS);
  useEffect(() => {
    fileFormats.value = data.formats;
  }, [data]);
  const workshop = useMemo(() => new Workshop(blankPicture(15, 15)), []);
  return (
    <Shell>
      <div class="make">
        <Desk workshop={workshop} words={words} />
      </div>
    </Shell>
  );
}

/** The heading and the three columns. */
function Desk(part: MakePart) {
  const { workshop, words } = part;
  const outcome = useOutcome(workshop);
  return (
    <>
      <header class="make-top">
        <h1>{words.heading}</h1>
        <MakeButtons outcome={outcome} />
      </header>
      <div class="make-desk">
        <div class="make-source">
          <SourcePanel workshop={workshop} />
        </div>
        <div class="make-middle">
          <CandidateStrip workshop={workshop} />
          <div class="make-tools">
            <ToolBar {...part} />
            <Palette {...part} />
          </div>
          <BoardRoom {...part} />
        </div>
        <div class="make-outcome">
          <OutcomePanel outcome={outcome} />
          <TitleFields {...part} />
        </div>
      </div>
    </>
  );
}
