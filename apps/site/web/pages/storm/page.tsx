/**
 * Storm and Streak: lines and small boards, in each of which one square is certain. A Storm takes
 * three minutes and is ranked; a Streak has no clock and ends with the first mistake.
 */
import { useEffect, useState } from 'preact/hooks';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { signInAddress } from '../../frame/sign-in-address.js';
import type { NamedTechnique } from '../learn/lesson-data.js';
import { practice } from './practice.js';
import { StartCard } from './start-card.js';
import { StormRun } from './storm-run.js';
import { StreakRun } from './streak-run.js';
import './storm.css';
import './storm-phone.css';

/** Which of the two, and the names of the techniques. */
export interface StormData {
  readonly mode: 'storm' | 'streak';
  readonly techniques: readonly NamedTechnique[];
}

/** Title and description of the page of a mode. */
export function makeHead({ mode }: Pick<StormData, 'mode'>) {
  return {
    title: ({ wordsOf }: PageTexts): string =>
      mode === 'storm' ? wordsOf('storm').title : wordsOf('storm').streak.title,
    description: ({ wordsOf }: PageTexts): string =>
      mode === 'storm' ? wordsOf('storm').description : wordsOf('storm').streak.description,
  };
}

export function Page({ data: { mode, techniques } }: { readonly data: StormData }) {
  const [round, setRound] = useState(0);
  const again = (): void => setRound(round + 1);
  if (round > 0) {
    return (
      <Shell>
        {mode === 'storm' ? (
          <StormRun key={round} techniques={techniques} onAgain={again} />
        ) : (
          <StreakRun key={round} techniques={techniques} onAgain={again} />
        )}
      </Shell>
    );
  }
  return (
    <Shell>
      {mode === 'storm' ? (
        <Storm onStart={again} />
      ) : (
        <Streak {...{ techniques }} onStart={again} />
      )}
    </Shell>
  );
}

/** A Storm before it starts. */
function Storm({ onStart }: { readonly onStart: () => void }) {
  const page = usePage();
  const { linkTo, server, site, wordsOf } = page;
  const words = wordsOf('storm');
  const best = practice.value.stormBest;
  const isRanked = server !== undefined && !site.off.includes('rankings');
  const links = (
    <>
      <a class="link" href={linkTo('streak/')}>
        {words.streak.other}
      </a>
      {isRanked && (
        <a data-part="rankings" class="link" href={linkTo('rankings/storm-day')}>
          {words.ranking}
        </a>
      )}
    </>
  );
  return (
    <StartCard title={words.title} {...{ links, onStart }}>
      <p class="lead">{words.lead}</p>
      <p class="soft">{words.rise}</p>
      {isRanked && server.person !== undefined && <p class="soft">{words.ranked}</p>}
      {isRanked && server.person === undefined && (
        <a data-part="rankings" class="link" href={signInAddress(page, 'in')}>
          {words.guest}
        </a>
      )}
      {best > 0 && <p class="strong digits">{words.best(best)}</p>}
    </StartCard>
  );
}

/** A Streak before it starts. */
function Streak({
  techniques,
  onStart,
}: {
  readonly techniques: readonly NamedTechnique[];
  readonly onStart: () => void;
}) {
  const { contentLanguage, linkTo, wordsOf } = usePage();
  const words = wordsOf('storm');
  const best = practice.value.streakBest;
  const only = useOnly(techniques);
  const links = (
    <>
      {only !== undefined && (
        <a class="link" href="#all">
          {words.streak.all}
        </a>
      )}
      <a class="link" href={linkTo('storm/')}>
        {words.other}
      </a>
    </>
  );
  return (
    <StartCard title={words.streak.title} {...{ links, onStart }}>
      <p class="lead">{words.streak.lead}</p>
      <p class="soft">{words.streak.rule}</p>
      {only !== undefined && (
        <p class="row wraps">
          <span class="strong">{words.streak.only(only[contentLanguage])}</span>
          <a class="link small" href={linkTo(`learn/${only.id}/`)}>
            {words.result.lesson}
          </a>
        </p>
      )}
      {best > 0 && <p class="strong digits">{words.best(best)}</p>}
    </StartCard>
  );
}

/** The technique that the address names, `streak/#overlap`; undefined for all. */
function useOnly(techniques: readonly NamedTechnique[]): NamedTechnique | undefined {
  const [name, setName] = useState('');
  useEffect(() => {
    const read = (): void => setName(location.hash.slice(1));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return techniques.find(({ id }) => id === name);
}
