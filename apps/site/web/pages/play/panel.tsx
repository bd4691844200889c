/**
 * The column beside the board: what is played, the clock, progress, and then the current activity:
 * a hint, a what-if layer, or the few settings one wants at hand. On a phone only what is going on
 * is shown, as a sheet above the dock.
 */
import { isBlackOnly } from '@nonokit/core';
import { useEffect, useState } from 'preact/hooks';
import { Later } from '../../frame/later.js';
import { usePage } from '../../frame/page-context.js';
import { keepSetting, settings } from '../../frame/settings.js';
import { useTrouble } from '../../frame/store.js';
import { colorName } from '../../widgets/color-name.js';
import { Difficulty } from '../../widgets/difficulty.js';
import { Icon } from '../../widgets/icon.js';
import { inkColor, paperColor } from '../../widgets/ink-color.js';
import { blindName } from '../../widgets/puzzle-facts.js';
import { showsSymbols } from '../../widgets/symbols.js';
import { Clock } from './clock.js';
import type { Tip } from './newcomer-check.js';
import type { ScreenPart } from './screen-part.js';
import { SolutionsNote } from './solutions-note.js';

const loadHintPanel = () => import('./hint-panel.js').then(({ HintPanel }) => HintPanel);
const loadWhatIf = () => import('./what-if.js').then(({ WhatIf }) => WhatIf);

export function Panel(props: ScreenPart & { readonly isNarrow: boolean }) {
  const { session, ladder, isNarrow } = props;
  const hasLayer = session.layerName.value !== undefined;
  if (isNarrow) {
    if (!ladder.isOpen.value && !hasLayer) return null;
    return (
      <section class="sheet">
        {ladder.isOpen.value ? <LaterHint {...props} /> : <LaterWhatIf {...props} />}
      </section>
    );
  }
  return (
    <div class="side">
      <Facts {...props} />
      {ladder.isOpen.value && <LaterHint {...props} />}
      {hasLayer && <LaterWhatIf {...props} />}
      <hr />
      <PaperAndInks {...props} />
      <Kept {...props} />
      <LaterNote {...props} />
      {session.own !== undefined && (
        <button type="button" class="button" onClick={session.own}>
          {props.words.ownPuzzle}
        </button>
      )}
    </div>
  );
}

/** What can be done with a layer of suppositions, which comes with the first one. */
function LaterWhatIf({ session, words }: ScreenPart) {
  return <Later load={loadWhatIf} props={{ session, words }} />;
}

/** The rule of another kind, or where new players learn; nothing of it is loaded for others. */
function LaterNote({ session }: ScreenPart) {
  const [Note, setNote] = useState<Tip>();
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const { loadNote } = await import('./newcomer-check.js');
      const found = await loadNote(session.puzzle);
      if (isWanted) setNote(() => found);
    };
    // a page without a network, before the site is kept: a board without the note
    load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [session]);
  return Note === undefined ? null : <Note session={session} />;
}

/** The panel of a hint, which comes with the first one. */
function LaterHint({ session, words, actions, ladder }: ScreenPart) {
  const props = { session, words, actions, ladder };
  return <Later load={loadHintPanel} props={props} onFail={() => ladder.close()} />;
}

function Facts({ session, words }: ScreenPart) {
  const { puzzle, isPaused } = session;
  const { clues, facts } = puzzle;
  const { palette, width, height } = clues;
  return (
    <section class="facts">
      <div class="apart">
        <h1>{blindName(puzzle)}</h1>
        {settings.value.showsClock && (
          <span class="row clock-row">
            <Clock session={session} words={words} />
            <button
              type="button"
              class="icon-button"
              title={isPaused.value ? words.goOn : words.pause}
              onClick={() => session.pause(!isPaused.value)}
            >
              <Icon name={isPaused.value ? 'play' : 'pause'} />
            </button>
          </span>
        )}
      </div>
      <div class="row wraps small soft">
        {facts.number !== undefined && <span>{words.size(width, height)}</span>}
        {palette.length > 2 && (
          <span class="inks" role="img" aria-label={words.colors(palette.length - 1)}>
            {palette.slice(1).map((_, k) => (
              <i key={`${k}`} style={{ background: inkColor(palette, k + 1) }} />
            ))}
          </span>
        )}
        {facts.difficulty !== undefined && <Difficulty label={facts.difficulty} />}
      </div>
      <Progress session={session} words={words} />
      <SolutionsNote session={session} words={words} />
    </section>
  );
}

/** Progress by finished lines, never by right cells. */
function Progress({ session, words }: Pick<ScreenPart, 'session' | 'words'>) {
  const { width, height } = session.puzzle.clues;
  const done = session.finishedCount.value;
  const all = width + height;
  return (
    <div class="progress">
      <progress max={all} value={done} aria-label={words.progress(done, all)} />
      <span class="tiny softer">{words.progress(done, all)}</span>
    </div>
  );
}

/** The colours by their names, the paper first, and whether inks have symbols. */
function PaperAndInks({ session, words }: ScreenPart) {
  const page = usePage();
  const { palette } = session.puzzle.clues;
  if (isBlackOnly(palette)) return null;
  const hasSymbols = showsSymbols(settings.value, palette);
  return (
    <section class="paper-inks small">
      <div class="apart">
        <h2>{words.paperAndInks}</h2>
        {palette.length > 2 && (
          <button
            type="button"
            class="link"
            aria-pressed={hasSymbols}
            onClick={() => keepSetting('symbols', hasSymbols ? 'never' : 'always')}
          >
            {hasSymbols ? words.symbolsOn : words.symbolsOff}
          </button>
        )}
      </div>
      <ul>
        {palette.map((_, ink) => (
          <li key={`${ink}`}>
            <i style={{ background: ink === 0 ? paperColor(palette) : inkColor(palette, ink) }} />
            {ink === 0 ? words.paperOf(colorName(page, palette, 0)) : colorName(page, palette, ink)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows whether and where the game is saved. */
function Kept({ session, words }: ScreenPart) {
  const trouble = useTrouble();
  const away = session.away.value;
  return trouble === undefined ? (
    <p class="note">
      <Icon name={away === 'later' ? 'cloud-off' : 'check'} />
      {away === undefined ? words.saved : words.away[away]}
      {away === 'apart' && (
        <button type="button" class="button quiet" onClick={() => session.decide?.()}>
          {words.decide}
        </button>
      )}
    </p>
  ) : (
    <p class="note bad" role="alert">
      <Icon name="circle-alert" />
      {words.notSaved}
    </p>
  );
}
