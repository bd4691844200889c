/** A Streak from its start to its result. */
import { TASK_TECHNIQUES } from '@nonokit/explain/tasks';
import { useRef, useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import type { NamedTechnique } from '../learn/lesson-data.js';
import { noteResult } from './practice.js';
import { Result } from './result.js';
import { type Answered, countRight } from './run.js';
import { sayBest } from './say-best.js';
import { StreakGame } from './streak-game.js';

export function StreakRun({
  techniques,
  onAgain,
}: {
  readonly techniques: readonly NamedTechnique[];
  readonly onAgain: () => void;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('storm');
  const seed = useRef(crypto.getRandomValues(new Uint32Array(2)).join('-'));
  const only = useRef(TASK_TECHNIQUES.find((id) => id === location.hash.slice(1)));
  const [ended, setEnded] = useState<Ended>();
  // a Streak of one technique is practice and no record
  const end = (run: readonly Answered[]): void =>
    setEnded({
      run,
      before: only.current === undefined ? noteResult('streakBest', countRight(run)) : undefined,
    });
  if (ended === undefined) {
    return (
      <StreakGame seed={seed.current} only={only.current} techniques={techniques} onEnd={end} />
    );
  }
  const right = countRight(ended.run);
  return (
    <Result
      title={words.result.streak(right)}
      facts={ended.before === undefined ? '' : sayBest(words, right, ended.before)}
      run={ended.run}
      techniques={techniques}
      onAgain={onAgain}
    />
  );
}

interface Ended {
  readonly run: readonly Answered[];
  /** The best result before; undefined if this run is no record. */
  readonly before: number | undefined;
}
