/**
 * A Storm from its start to its result. For members the seed comes from the server, which checks
 * the run and ranks it; for others it is made here.
 */
import { useEffect, useState } from 'preact/hooks';
import { STORM_MS } from '../../../contract/storm-rules.js';
import { usePage } from '../../frame/page-context.js';
import type { NamedTechnique } from '../learn/lesson-data.js';
import { countdownText } from './parts.js';
import { noteResult } from './practice.js';
import { beginRun, isRanked, type Seed, sendRun } from './ranked-run.js';
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
  const page = usePage();
  const words = page.wordsOf('storm');
  const [seed, setSeed] = useState<Seed>();
  const [ended, setEnded] = useState<Ended>();
  const [ranking, setRanking] = useState('');
  useEffect(() => void beginRun(page).then(setSeed), []);
  if (seed === undefined) return null;
  const end = (run: readonly Answered[], spentMs: number): void => {
    setEnded({ run, spentMs, before: noteResult('stormBest', countRight(run)) });
    if (seed.id === undefined) {
      if (isRanked(page)) setRanking(words.notRanked);
      return;
    }
    setRanking(words.result.sending);
    void sendRun(page, seed.id, run).then(setRanking);
  };
  if (ended === undefined) return <StormGame seed={seed.seed} onEnd={end} />;
  const { run, spentMs, before } = ended;
  const right = countRight(run);
  return (
    <Result
      title={
        spentMs < STORM_MS
          ? words.result.rightIn(right, countdownText(spentMs))
          : words.result.rightInThree(right)
      }
      facts={[sayBest(words, right, before), ranking].filter((text) => text !== '').join(' ')}
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
