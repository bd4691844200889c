/** Moderation: for everybody the log; for moderators the reports, with forms that need no script. */

import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { Icon } from '../../widgets/icon.js';
import type { ModerationData } from './data.js';
import { LogTable } from './log-table.js';
import { OtherForm } from './other-form.js';
import { ReportCard } from './report-card.js';
import { SolveCard } from './solve-card.js';
import './moderation.css';

export const title = ({ wordsOf }: PageTexts): string => wordsOf('moderation').title;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('moderation').description;

export function Page({ data }: { readonly data: ModerationData }) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('moderation');
  const { role, reports, nextReports, solves, log, nextLog, isFurther, outcome } = data;
  return (
    <Shell>
      <div class="moderation stack">
        <h1>{words.title}</h1>
        {outcome !== null && <Outcome {...outcome} />}
        {reports === null ? (
          <p class="soft">{words.intro}</p>
        ) : (
          <section class="stack">
            <h2>{words.queue}</h2>
            {reports.length === 0 && <p class="card padded soft">{words.noReports}</p>}
            <ul class="stack">
              {reports.map((report) => (
                <ReportCard key={report.id} report={report} />
              ))}
            </ul>
            <More next={nextReports} name="reports" text={words.moreReports} />
            {solves.length > 0 && <h2>{words.doubtful}</h2>}
            <ul class="stack">
              {solves.map((solve) => (
                <SolveCard key={solve.id} solve={solve} />
              ))}
            </ul>
            <OtherForm isAdministrator={role === 'administrator'} />
          </section>
        )}
        <section class="stack" id="log">
          <h2>{words.log}</h2>
          <LogTable entries={log} isModerator={reports !== null} />
          <div class="row wraps">
            {isFurther && (
              <a class="button" href={linkTo('moderation')}>
                {words.toBegin}
              </a>
            )}
            <More next={nextLog} name="log" text={words.moreLog} />
          </div>
        </section>
      </div>
    </Shell>
  );
}

function More(props: {
  readonly next: string | null;
  readonly name: 'reports' | 'log';
  readonly text: string;
}) {
  const { linkTo } = usePage();
  const { next, name, text } = props;
  if (next === null) return null;
  return (
    <p>
      <a class="button" href={`${linkTo('moderation')}?${name}=${next}`} rel="next">
        {text}
      </a>
    </p>
  );
}

function Outcome({ isDone, code }: { readonly isDone: boolean; readonly code: string }) {
  const { wordsOf } = usePage();
  const words = wordsOf('moderation');
  return (
    <p class={`note ${isDone ? 'good' : 'bad'}`} role="status">
      <Icon name={isDone ? 'circle-check' : 'circle-alert'} />
      {isDone ? words.kept : (words.problems[code] ?? words.problem)}
    </p>
  );
}
