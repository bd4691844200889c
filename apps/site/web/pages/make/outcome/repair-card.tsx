/** Repair: what to aim at, how far it is, and the list of cells that were changed. */

import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../../../frame/page-context.js';
import { problemText } from '../../../puzzles/problem-text.js';
import type { MakeOutcomeWords } from '../../../words/en/make-outcome.js';
import { ChangeList } from './change-list.js';
import type { Outcome } from './outcome.js';
import { type ChangeRow, GOALS, type RepairState } from './repairs.js';

export function RepairCard({ outcome }: { readonly outcome: Outcome }) {
  const page = usePage();
  const words = page.wordsOf('make-outcome');
  const { repairs } = outcome;
  const rows = repairs.rows.value;
  if (outcome.counts.value.isEmpty && rows.length === 0) return null;
  return (
    <section class="card outcome-repair" aria-label={words.repair}>
      <Wish outcome={outcome} />
      {rows.length > 0 && (
        <div class="apart outcome-changed">
          <h2>
            {words.changed} <span class="soft">{rows.filter(({ isMade }) => isMade).length}</span>
          </h2>
          <button type="button" class="button quiet" onClick={() => repairs.revertAll()}>
            {words.revertAll}
          </button>
        </div>
      )}
      <Found outcome={outcome} />
      {rows.length > 0 && <ChangeList outcome={outcome} />}
    </section>
  );
}

/** What to aim at, and the button; while it works, how far it is. */
function Wish({ outcome }: { readonly outcome: Outcome }) {
  const page = usePage();
  const words = page.wordsOf('make-outcome');
  const { repairs } = outcome;
  const state = repairs.state.value;
  if (state.kind === 'running') return <Running outcome={outcome} share={state.share} />;
  return (
    <div class="outcome-wish">
      <div class="field">
        <label for="repair-goal">{words.towards}</label>
        <select
          id="repair-goal"
          class="input"
          value={repairs.towards.value}
          onChange={({ currentTarget }) => {
            const goal = GOALS.find((one) => one === currentTarget.value);
            if (goal !== undefined) repairs.towards.value = goal;
          }}
        >
          {GOALS.map((goal) => (
            <option key={goal} value={goal}>
              {words.goals[goal]}
            </option>
          ))}
        </select>
      </div>
      <button type="button" class="button" onClick={() => void repairs.run()}>
        {repairs.rows.value.length > 0 ? words.repairAgain : words.repair}
      </button>
    </div>
  );
}

function Running({ outcome, share }: { readonly outcome: Outcome; readonly share: number }) {
  const page = usePage();
  const words = page.wordsOf('make-outcome');
  return (
    <div class="outcome-running">
      <span class="small soft late">{words.repairing}</span>
      <progress max={1} value={share} aria-label={words.repairing} />
      <button type="button" class="button" onClick={() => outcome.repairs.stop()}>
        {words.stop}
      </button>
    </div>
  );
}

/** What the last repair has come to, in a sentence. */
function Found({ outcome }: { readonly outcome: Outcome }) {
  const page = usePage();
  const words = page.wordsOf('make-outcome');
  const { repairs } = outcome;
  const state = repairs.state.value;
  const text = useProblem(state) ?? foundText(state, outcome, words);
  return (
    <div class="outcome-found" role="status">
      {text !== '' && <p class="small">{text}</p>}
      {state.kind === 'missed' && state.nearest.length > 0 && (
        <button type="button" class="button" onClick={() => repairs.takeNearest()}>
          {words.takeNearest(state.nearest.length)}
        </button>
      )}
    </div>
  );
}

function foundText(state: RepairState, { repairs }: Outcome, words: MakeOutcomeWords): string {
  if (state.kind === 'done') return doneText(state, repairs.rows.value, words);
  if (state.kind === 'needless') return words.needless;
  if (state.kind === 'failed') return words.repairFailed;
  if (state.kind !== 'missed') return '';
  return state.blockedBy > 0 ? words.blocked(state.blockedBy) : words.missed(state.undecided);
}

function doneText(
  { undecided, towards, cells }: Extract<RepairState, { readonly kind: 'done' }>,
  rows: readonly ChangeRow[],
  words: MakeOutcomeWords,
): string {
  // undone or painted over: then the changes say nothing about the picture
  if (!cells.every((cell) => rows.some((row) => row.cell === cell))) return '';
  const back = rows.filter(({ cell, isMade }) => !isMade && cells.includes(cell));
  if (back.some(({ isLocked }) => !isLocked)) return words.someBack;
  if (back.length > 0) return words.someLocked;
  return undecided > 0 ? words.settled(undecided) : words.aimed(words.goals[towards]);
}

/** The sentence of a refusal, in the language of the page. */
function useProblem(state: RepairState): string | undefined {
  const page = usePage();
  const { language } = page;
  const [text, setText] = useState<string>();
  const problem = state.kind === 'refused' ? state.problem : undefined;
  useEffect(() => {
    let isWanted = true;
    setText(undefined);
    if (problem !== undefined) {
      void problemText(page, problem).then((told) => {
        if (isWanted) setText(told);
      });
    }
    return () => {
      isWanted = false;
    };
  }, [problem, language]);
  return problem === undefined ? undefined : text;
}
