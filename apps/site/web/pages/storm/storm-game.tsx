/** A Storm while it runs: the clock, the counts, the task, the squares of the answers. */
import { stormTask } from '@nonokit/explain/tasks';
import { useEffect, useRef, useState } from 'preact/hooks';
import { STORM_MS } from '../../../contract/storm-rules.js';
import { usePage } from '../../frame/page-context.js';
import { Ask } from '../../widgets/ask.js';
import { countdownText, TimeBar, Trail } from './parts.js';
import { noteAnswer } from './practice.js';
import { type Answered, countInRow, countRight } from './run.js';
import { StillSheet } from './still-sheet.js';
import { TaskCard } from './task-card.js';
import { sayTruth } from './task-view.js';
import { useRun } from './use-run.js';

/** Before this the run is only ended after a question. */
const EARLY_MS = 60_000;

/** How often the clock is drawn. */
const TICK_MS = 250;

export function StormGame({
  seed,
  onEnd,
}: {
  readonly seed: string;
  readonly onEnd: (run: readonly Answered[], spentMs: number) => void;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('storm');
  const tasks = useRef(new Map<number, ReturnType<typeof stormTask>>());
  const taskAt = (number: number) => {
    const known = tasks.current.get(number) ?? stormTask(seed, number);
    tasks.current.set(number, known);
    return known;
  };
  const shown = useRun({
    taskAt,
    onAnswered: (run) => {
      const last = run.at(-1);
      if (last !== undefined) noteAnswer(last.task.technique, last.isRight);
    },
    isOver: () => false,
  });
  const { run, task } = shown;
  // the next task is made while this one is looked at
  useEffect(() => {
    const timer = setTimeout(() => taskAt(run.length + 1));
    return () => clearTimeout(timer);
  }, [task]);
  const [isAsking, setAsking] = useState(false);
  const spentMs = useClock(() => onEnd(run, STORM_MS));
  const end = (): void => {
    if (spentMs < EARLY_MS && !isAsking) setAsking(true);
    else onEnd(run, spentMs);
  };
  useEscape(end);
  const left = countdownText(STORM_MS - spentMs);
  const right = countRight(run);
  const row = countInRow(run);
  return (
    <div class="storm playing">
      <header class="apart storm-head">
        <h1>{words.title}</h1>
        <button type="button" class="button quiet" onClick={end}>
          {words.end}
        </button>
      </header>
      <section class="card storm-counts" aria-label={words.title}>
        <div class="three-numbers">
          <Count label={words.timeLeft} value={left} />
          <Count label={words.right} value={String(right)} />
          <Count label={words.inRow} value={String(row)} />
        </div>
        <TimeBar spentMs={spentMs} />
      </section>
      <TaskCard shown={shown} />
      <footer class="storm-foot">
        <Trail answers={run.map(({ isRight }) => isRight)} />
        <LastMistake run={run} />
      </footer>
      {isAsking && (
        <Ask
          title={words.endAsk}
          text={words.endText}
          action={words.end}
          onYes={() => onEnd(run, spentMs)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function Count({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <span class="small soft">{label}</span>
      <b class="digits">{value}</b>
    </div>
  );
}

function LastMistake({ run }: { readonly run: readonly Answered[] }) {
  const { wordsOf } = usePage();
  const words = wordsOf('storm');
  const last = run.findLast(({ isRight }) => !isRight);
  if (last === undefined) return null;
  const { task, given } = last;
  return (
    <div class="last-mistake">
      <span class="small soft">{words.lastMistake(sayTruth(words, task))}</span>
      <StillSheet task={task} given={given} />
    </div>
  );
}

/** The milliseconds since the component was drawn first; calls `onOver` when the time is over. */
function useClock(onOver: () => void): number {
  const began = useRef(performance.now());
  const [spentMs, setSpent] = useState(0);
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    const timer = setInterval(() => {
      const spent = performance.now() - began.current;
      setSpent(Math.min(spent, STORM_MS));
      if (spent >= STORM_MS) {
        clearInterval(timer);
        over.current();
      }
    }, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return spentMs;
}

/** Calls `onEscape` for the key Escape, except in a dialog, which it closes. */
function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) onEscape();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
