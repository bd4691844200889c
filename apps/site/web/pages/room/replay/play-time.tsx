/** A time that runs, with its slider: what several boards show at the same moment. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../../../frame/page-context.js';
import { Segments } from '../../../widgets/controls.js';
import { Icon } from '../../../widgets/icon.js';
import { clockText } from '../../../widgets/time.js';
import type { Curve } from './progress.js';
import { CurveNames, StepCurves } from './step-curves.js';
import './replay.css';

/** How often the boards are drawn anew while the time runs. */
const STEP_MS = 100;

const SPEEDS = [1, 4, 16] as const;

export function PlayTime({
  lengthMs,
  lines,
  curves,
  children,
}: {
  readonly lengthMs: number;
  /** The lines of the board, and how many of them were finished when. */
  readonly lines: number;
  readonly curves: readonly Curve[];
  /** What is shown at a time. */
  readonly children: (atMs: number) => ComponentChildren;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('tracks');
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(16);
  const isOver = at >= lengthMs;
  const runs = isPlaying && !isOver;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(
      () => setAt((now) => Math.min(lengthMs, now + STEP_MS * speed)),
      STEP_MS,
    );
    return () => clearInterval(timer);
  }, [runs, speed, lengthMs]);
  return (
    <div class="stack replay">
      {children(at)}
      <div class="row wraps">
        <button
          type="button"
          class="icon-button"
          aria-label={runs ? words.pause : words.play}
          title={runs ? words.pause : words.play}
          onClick={() => {
            if (isOver) setAt(0);
            setPlaying(isOver || !isPlaying);
          }}
        >
          <Icon name={runs ? 'pause' : 'play'} />
        </button>
        <div class="replay-time grow">
          <StepCurves curves={curves} lines={lines} lengthMs={lengthMs} atMs={at} />
          <input
            class="range"
            type="range"
            min="0"
            max={lengthMs}
            step="100"
            value={at}
            aria-label={words.at(clockText(at), clockText(lengthMs))}
            style={{ '--filled': `${(100 * at) / Math.max(1, lengthMs)}%` }}
            onInput={({ currentTarget }) => {
              setPlaying(false);
              setAt(Number(currentTarget.value));
            }}
          />
        </div>
        <b class="digits">{clockText(at)}</b>
        <Segments
          name="speed"
          label={words.speed}
          value={speed}
          options={SPEEDS.map((value) => ({ value, label: words.times(value) }))}
          onChange={setSpeed}
        />
      </div>
      <CurveNames curves={curves} />
    </div>
  );
}
