/** Play, pause, step by step, speed; by buttons and by keys. */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { Segments } from '../../widgets/controls.js';
import { Icon, IconShape } from '../../widgets/icon.js';
import type { ExplainWords } from '../../words/en/explain.js';
import { RichText } from '../help/rich-text.js';
import { EXPLAIN_ICON_SHAPES } from './explain-icon-shapes.js';

/** Milliseconds of a step: a sentence takes time to read. */
const SPEEDS = { slow: 4000, usual: 1500, fast: 250 } as const;

type SpeedId = keyof typeof SPEEDS;

export function Player({
  at,
  count,
  words,
  onAt,
}: {
  readonly at: number;
  readonly count: number;
  readonly words: ExplainWords;
  /** Takes a function of the place: two keys may come before the page is drawn again. */
  readonly onAt: (next: (at: number) => number) => void;
}) {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<SpeedId>('usual');
  const go = (to: number): void => onAt(() => to);
  const move = (by: number): void => onAt((at) => Math.max(0, Math.min(count, at + by)));
  const toggle = (): void => {
    if (!isPlaying && at === count) go(0);
    setPlaying(!isPlaying);
  };
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= count) return setPlaying(false);
    const timer = setTimeout(() => move(1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [isPlaying, at, count, speed]);
  useKeys({
    ' ': toggle,
    ArrowLeft: () => move(-1),
    ArrowRight: () => move(1),
    Home: () => go(0),
    End: () => go(count),
  });
  return (
    <>
      <div class="row wraps player">
        <Step icon="skip-back" label={words.first} onClick={() => go(0)} />
        <Step icon="step-back" label={words.previous} onClick={() => move(-1)} />
        <button type="button" class="button primary" onClick={toggle}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
          {isPlaying ? words.pause : words.play}
        </button>
        <Step icon="step-forward" label={words.next} onClick={() => move(1)} />
        <Step icon="skip-forward" label={words.last} onClick={() => go(count)} />
      </div>
      <Segments
        name="speed"
        label={words.speed}
        value={speed}
        options={(['slow', 'usual', 'fast'] as const).map((value) => ({
          value,
          label: words.speeds[value],
        }))}
        onChange={setSpeed}
      />
      <p class="tiny soft keys-note">
        <RichText text={words.keys} />
      </p>
    </>
  );
}

function Step({
  icon,
  label,
  onClick,
}: {
  readonly icon: keyof typeof EXPLAIN_ICON_SHAPES;
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" class="icon-button" title={label} onClick={onClick}>
      <IconShape shape={EXPLAIN_ICON_SHAPES[icon]} />
    </button>
  );
}

/** Keys of the whole page, but for those that a control in focus needs itself. */
function useKeys(actions: Readonly<Record<string, () => void>>): void {
  // before the browser paints: a person may press a key as soon as the page is to be seen
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const { target, key } = event;
      const isControl = target instanceof Element && target.closest('input, a, button') !== null;
      const isFree = key === ' ' ? !isControl : !(target instanceof HTMLInputElement);
      if (event.ctrlKey || event.metaKey || event.altKey || !isFree) return;
      const action = actions[key];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
}
