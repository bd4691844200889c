/** The panel of a hint: the four rungs, what is told, the legend, and what to do with it. */
import type { ExplainedHint } from 'nonokit/worker-client';
import { usePage } from '../../frame/page-context.js';
import { Icon } from '../../widgets/icon.js';
import type { HintWords } from '../../words/en/hint.js';
import type { PlayWords } from '../../words/en/play.js';
import { type HintLadder, RUNGS } from './hint-ladder.js';
import type { ScreenPart } from './screen-part.js';
import { backToSound } from './sound-state.js';

/** The most mistakes that are listed in sight. */
const MOST_LISTED = 3;

/** Most lines of the reason why a mark is wrong: longer ones are not told in the panel. */
const MOST_LINES = 6;

/** What a part of the panel needs. */
interface PanelPart extends Pick<ScreenPart, 'session' | 'ladder'> {
  readonly words: HintWords;
}

export function HintPanel({
  session,
  words: { hint },
  ladder,
}: Pick<ScreenPart, 'session' | 'ladder'> & { readonly words: Pick<PlayWords, 'hint'> }) {
  const { wordsOf } = usePage();
  const words = wordsOf('hint');
  const { where, why, cells } = session.game.value.help;
  return (
    <section class="hint-panel" aria-label={hint}>
      <div class="ladder" role="group" aria-label={words.ladderLabel}>
        {RUNGS.map((rung) => (
          <button
            key={rung}
            type="button"
            aria-pressed={ladder.rung.value === rung}
            disabled={ladder.isEnd && rung !== 'mistakes'}
            onClick={() => (rung === 'apply' ? ladder.apply() : ladder.show(rung))}
          >
            {words.ladder[rung]}
          </button>
        ))}
      </div>
      <div class="note hint told" role="status">
        <Told ladder={ladder} words={words} />
      </div>
      <Actions session={session} words={words} ladder={ladder} />
      <p class="tiny softer">{words.hintsUsed(Math.max(where, why, cells))}</p>
    </section>
  );
}

/** The hint in words. */
function Told({ ladder, words }: Pick<PanelPart, 'ladder' | 'words'>) {
  const state = ladder.state.value;
  if (state.kind === 'thinking') {
    return <p>{ladder.isSlow.value ? words.slow : `${words.thinking}…`}</p>;
  }
  if (state.kind === 'failed') return <p>{words.hintFailed}</p>;
  if (state.kind === 'late') return <p>{words.late}</p>;
  const { hint } = state;
  const rung = ladder.rung.value;
  if (hint.kind === 'mistakes') return <Mistakes hint={hint} words={words} />;
  if (hint.kind !== 'step') return <p>{endText(hint.kind, hint.why, words)}</p>;
  if (rung === 'mistakes') {
    return <p>{hint.unchecked === true ? words.mistakesUnknown : words.noMistakes}</p>;
  }
  if (rung === 'where') return <p>{hint.where}</p>;
  return (
    <div class="stack">
      {hint.lines.map((line, k) => (
        <p key={line}>
          {k === hint.lines.length - 1 || hint.lines.length === 1 ? (
            <Sentence text={line} technique={hint.technique} name={hint.techniqueName} />
          ) : (
            line
          )}
        </p>
      ))}
    </div>
  );
}

/** How many marks are wrong, why one of them is; which, for who cannot see them ringed. */
function Mistakes({ hint, words }: Pick<PanelPart, 'words'> & { readonly hint: ExplainedHint }) {
  const { length } = hint.mistakes;
  return (
    <>
      <p>{words.mistakes(length)}</p>
      {(hint.lines.length > MOST_LINES ? [hint.where] : hint.lines).map((line) => (
        <p key={line} class="small">
          {line}
        </p>
      ))}
      <p class={length > MOST_LISTED ? 'spoken' : 'small'}>{hint.cells}</p>
    </>
  );
}

function endText(
  kind: 'clash' | 'solved' | 'stuck' | 'impossible',
  why: string,
  words: HintWords,
): string {
  if (kind === 'clash') return why;
  return { solved: words.solvedAlready, stuck: words.stuck, impossible: words.impossible }[kind];
}

/** A sentence with the technique's name as a link to its page, and what precedes it in bold. */
function Sentence({
  text,
  technique,
  name,
}: {
  readonly text: string;
  readonly technique: string | undefined;
  readonly name: string | undefined;
}) {
  const { linkTo } = usePage();
  const at = name === undefined ? -1 : text.indexOf(name);
  if (name === undefined || technique === undefined || at < 0) return <>{text}</>;
  const end = at + name.length;
  return (
    <>
      <b>
        {text.slice(0, at)}
        <a class="technique" href={linkTo(`learn/${technique}/`)} target="_blank" rel="noopener">
          {name}
        </a>
        {text.slice(end, end + 1)}
      </b>
      {text.slice(end + 1)}
    </>
  );
}

function Actions({ session, words, ladder }: PanelPart) {
  const state = ladder.state.value;
  const close = (
    <button type="button" class="button" onClick={() => ladder.close()}>
      {state.kind === 'thinking' ? words.stop : words.close}
    </button>
  );
  if (state.kind === 'told' && hasMistakes(state.hint.kind)) {
    return (
      <div class="row wraps">
        {state.hint.kind === 'mistakes' && (
          <button type="button" class="button primary grow" onClick={() => ladder.apply()}>
            {words.eraseMistakes}
          </button>
        )}
        {close}
        <button
          type="button"
          class="button whole"
          onClick={() => void backToSound(session).then(() => ladder.close())}
        >
          <Icon name="undo-2" />
          {words.backToSound}
        </button>
      </div>
    );
  }
  const canFill = state.kind === 'told' && state.hint.kind === 'step' && isTold(ladder);
  return (
    <>
      {canFill && (
        <p class="legend tiny">
          <i class="premise" /> {words.restsOn}
          <i class="conclusion" /> {words.follows}
        </p>
      )}
      <div class="row">
        {canFill ? (
          <button type="button" class="button primary grow" onClick={() => ladder.apply()}>
            {words.fillIn}
          </button>
        ) : (
          state.kind === 'told' &&
          state.hint.kind === 'step' && (
            <button type="button" class="button primary grow" onClick={() => ladder.next()}>
              {words.ladder[ladder.rung.value === 'mistakes' ? 'where' : 'why']}
            </button>
          )
        )}
        {close}
      </div>
    </>
  );
}

function hasMistakes(kind: string): boolean {
  return kind === 'mistakes' || kind === 'clash';
}

/** True once the reason has been shown. */
function isTold(ladder: HintLadder): boolean {
  return RUNGS.indexOf(ladder.rung.value) >= RUNGS.indexOf('why');
}
