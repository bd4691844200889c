/** A Storm from its start to its result. */
import { useState } from 'preact/hooks';
import { STORM_MS } from '../../../contract/storm-rules.js';
import { usePage } from '../../frame/page-context.js';
import type { NamedTechnique } from '../learn/lesson-data.js';
import { clockText } from './parts.js';
import { noteResult } from './practice.js';
import { Result } from './result.js';
import { type Answered, countRight } from './run.js';
import { sayBest } from './say-best.js';
import { StormGame } from './storm-game.js';

export function StormRun({
  techniques,
  onAgain,
}: {
  readonly techniques: readonly NamedTechnique[];
  readonly onAgain: () => void;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('storm');
  const [seed] = useState(() => crypto.getRandomValues(new Uint32Array(2)).join('-'));
  const [ended, setEnded] = useState<Ended>();
  const end = (run: readonly Answered[], spentMs: number): void =>
    setEnded({ run, spentMs, before: noteResult('stormBest', countRight(run)) });
  if (ended === undefined) return <StormGame seed={seed} onEnd={end} />;
  const { run, spentMs, before } = ended;
  const right = countRight(run);
  return (
    <Result
      title={
        spentMs < STORM_MS
          ? words.result.rightIn(right, clockText(spentMs))
          : words.result.rightInThree(right)
      }
      facts={sayBest(words, right, before)}
      run={run}
      techniques={techniques}
      onAgain={onAgain}
    />
  );
}

interface Ended {
  readonly run: readonly Answered[];
  readonly spentMs: number;
  /** The best result before. */
  readonly before: number;
}
