/** Moderation: for everybody the log; for moderators the stream, with forms that need no script. */

import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { Icon } from '../../widgets/icon.js';
import type { ModerationData } from './data.js';
import { FindPeople } from './found-people.js';
import { LogTable } from './log-table.js';
import { OtherForm } from './other-form.js';
import { Stream } from './stream.js';
import './moderation.css';
import './stream.css';

export const title = ({ wordsOf }: PageTexts): string => wordsOf('moderation').title;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('moderation').description;

export function Page({ data }: { readonly data: ModerationData }) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('moderation');
  const { role, stream, entry, found, named, log, nextLog, isFurther, outcome } = data;
  const told = outcome !== null && <Outcome {...outcome} />;
  return (
    <Shell>
      <div class={`moderation stack${entry === null ? '' : ' has-entry'}`}>
        <h1>{words.title}</h1>
        {stream === null && told}
        {stream === null ? (
          <p class="soft">{words.intro}</p>
        ) : (
          <>
            <Stream items={stream} entry={entry} outcome={told} />
            <FindPeople found={found} />
            <OtherForm isAdministrator={role === 'administrator'} named={named} />
          </>
        )}
        <section class="stack" id="log">
          <h2>{words.log}</h2>
          <LogTable entries={log} isModerator={stream !== null} />
          <div class="row wraps">
            {isFurther && (
              <a class="button" href={linkTo('moderation')}>
                {words.toBegin}
              </a>
            )}
            <More next={nextLog} text={words.moreLog} />
          </div>
        </section>
      </div>
    </Shell>
  );
}

function More({ next, text }: { readonly next: string | null; readonly text: string }) {
  const { linkTo } = usePage();
  if (next === null) return null;
  return (
    <p>
      <a class="button" href={`${linkTo('moderation')}?log=${next}`} rel="next">
        {text}
      </a>
    </p>
  );
}

function Outcome({ isDone, code, undo }: NonNullable<ModerationData['outcome']>) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('moderation');
  return (
    <div class={`outcome note ${isDone ? 'good' : 'bad'}`} role="status">
      <Icon name={isDone ? 'circle-check' : 'circle-alert'} />
      {isDone ? words.kept : (words.problems[code] ?? words.problem)}
      {undo !== null && (
        <form method="post" action={linkTo('moderation')}>
          <input type="hidden" name="reason" value="other" />
          <button class="button" name="do" value={undo} type="submit" data-key="u">
            {words.undo}
          </button>
        </form>
      )}
    </div>
  );
}
