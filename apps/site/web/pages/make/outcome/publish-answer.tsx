/** What the server answers to publishing: what it says against it, or where the puzzle is now. */
import { useEffect, useRef } from 'preact/hooks';
import type { RemotePuzzle } from '../../../../contract/remote-types.js';
import type { RemoteProblem } from '../../../../player-store/exchange/ask.js';
import { usePage } from '../../../frame/page-context.js';
import { writeSentence } from '../../../site-api/sentences.js';
import { Icon, IconShape } from '../../../widgets/icon.js';
import { planDayText } from '../../../widgets/plan-day.js';
import { OUTCOME_ICON_SHAPES } from './outcome-icon-shapes.js';
import type { Refusal, Warning } from './publishable.js';

/** The focus on an answer: the button that was pressed could not keep it meanwhile. */
function useFocusOn<E extends HTMLElement>(answer: unknown) {
  const shown = useRef<E>(null);
  useEffect(() => shown.current?.focus(), [answer]);
  return shown;
}

/** The server's objections. */
export function Refused({ problem }: { readonly problem: RemoteProblem }) {
  const page = usePage();
  const { linkTo, wordsOf } = page;
  const words = wordsOf('make-publish');
  const shown = useFocusOn<HTMLUListElement & HTMLParagraphElement>(problem);
  const { code, facts } = problem;
  if (code === 'has-warnings') {
    const told = page.wordsOf('make-outcome').warnings;
    const [twin] = toStrings(facts['twins']);
    return (
      <ul class="outcome-warnings bare small" role="alert" tabIndex={-1} ref={shown}>
        {toStrings(facts['warnings']).map((warning) => (
          <li key={warning}>
            <IconShape shape={OUTCOME_ICON_SHAPES['triangle-alert']} size={16} />
            {warning === 'same' ? words.sameHere : told[warning as Warning]}
            {warning === 'same' && twin !== undefined && (
              <a href={linkTo(`puzzles/${twin}`)} target="_blank" rel="noopener">
                {words.seeTwin}
              </a>
            )}
          </li>
        ))}
      </ul>
    );
  }
  const refusals: Readonly<Record<string, string>> = page.wordsOf('make-outcome').refusals;
  const refusal = String(facts['refusal'] ?? '') as Refusal | 'none';
  const why =
    refusal === 'none' ? words.noSolution : (refusals[refusal] ?? writeSentence(page, problem));
  return (
    <p class="note bad" role="alert" tabIndex={-1} ref={shown}>
      <Icon name="circle-alert" />
      <span>
        {words.failed} {why} {words.safe}
      </span>
    </p>
  );
}

/** The texts of a list among the facts of a problem. */
export function toStrings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

/** The puzzle is published. */
export function Published({
  puzzle: { id, number, isWaiting, isUnlisted },
  onClose,
}: {
  readonly puzzle: RemotePuzzle;
  readonly onClose: () => void;
}) {
  const words = usePage().wordsOf('make-publish');
  const publicText = isUnlisted === true ? words.unlistedText : words.publishedText;
  return (
    <Done
      said={isWaiting ? words.waits : words.published(number)}
      text={isWaiting ? words.waitsText : publicText}
      path={`puzzles/${id}`}
      label={words.toPuzzle}
      onClose={onClose}
    />
  );
}

/** The puzzle is published when a day begins. */
export function Planned({ day, onClose }: { readonly day: string; readonly onClose: () => void }) {
  const page = usePage();
  const words = page.wordsOf('make-publish');
  return (
    <Done
      said={words.planned(planDayText(page, day))}
      text={words.plannedText}
      path="desk"
      label={words.toDesk}
      onClose={onClose}
    />
  );
}

/** Good news, and the way to what they are about. */
function Done({
  said,
  text,
  path,
  label,
  onClose,
}: {
  readonly said: string;
  readonly text: string;
  readonly path: string;
  readonly label: string;
  readonly onClose: () => void;
}) {
  const { linkTo, wordsOf } = usePage();
  const shown = useFocusOn<HTMLParagraphElement>(said);
  return (
    <div class="stack">
      <p class="note good" role="status" tabIndex={-1} ref={shown}>
        <Icon name="circle-check" />
        <span>
          <b>{said}</b>
          <br />
          {text}
        </span>
      </p>
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {wordsOf('make-outcome').close}
        </button>
        <a class="button primary" href={linkTo(path)}>
          {label}
        </a>
      </div>
    </div>
  );
}
