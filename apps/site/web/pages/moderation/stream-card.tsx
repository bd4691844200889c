/** The chosen entry of the stream with what can be done about it: a form that needs no script. */
import type { StreamItem, StreamPerson } from '../../../contract/stream.js';
import { type PageContext, usePage } from '../../frame/page-context.js';
import { Avatar } from '../../widgets/avatar.js';
import { clockText } from '../../widgets/time.js';
import { Acts } from './acts.js';
import { Pauses } from './pauses.js';
import { ReplayButton } from './replay-button.js';
import { RevealedPuzzle } from './revealed-puzzle.js';
import { SubjectLink } from './subject-link.js';
import { timeText } from './time-text.js';

export function StreamCard({ item }: { readonly item: StreamItem }) {
  const page = usePage();
  const { linkTo, wordsOf } = page;
  const words = wordsOf('moderation');
  const { kind, about = kind, at, person, puzzle, state, reports, solve } = item;
  return (
    <article class="card padded report">
      <div class="row wraps">
        <h3>
          {/* the link to a puzzle is its number */}
          <SubjectLink kind={about} id={about === 'puzzle' ? null : item.id} />
          {puzzle !== null && ' '}
          {puzzle !== null && state === 'waiting' && `№ ${puzzle.number}`}
          {puzzle !== null && state !== 'waiting' && (
            <a class="link" href={linkTo(`puzzles/${puzzle.id}`)}>
              {about === 'comment' ? words.onPuzzle(puzzle.number) : `№ ${puzzle.number}`}
            </a>
          )}
          {puzzle !== null && puzzle.size !== null && `, ${puzzle.size}`}
          {solve !== null && ` · ${clockText(solve.activeMs)}`}
        </h3>
        {(kind !== 'puzzle' || state === 'waiting') && kind !== 'objection' && (
          <span class="tag">{words.states[state] ?? state}</span>
        )}
        {solve?.findings.map((finding) => (
          <span class="tag bad" key={finding}>
            {words.findings[finding] ?? finding}
          </span>
        ))}
      </div>
      {person !== null && <PersonLine person={person} />}
      <p class="small soft">
        <time dateTime={at}>{timeText(page, at)}</time>
      </p>
      {reports.map(({ id, reason, note, reporter }) => (
        <p key={id} class="small">
          <span class="tag">{readReason(page, reason)}</span>{' '}
          {reporter === null ? words.reportedByNobody : words.reportedBy(reporter)}
          {note !== '' && <span class="written">{note}</span>}
        </p>
      ))}
      {item.objection !== null && <Objected item={item} />}
      {solve !== null && <Measures {...solve} />}
      {solve !== null && <Pauses pauses={solve.pauses} />}
      <Text item={item} />
      {puzzle !== null && item.reveal !== null && (
        <RevealedPuzzle id={puzzle.id} reveal={item.reveal} at={item.revealedAt} />
      )}
      {solve !== null && puzzle !== null && item.reveal !== null && (
        <ReplayButton
          puzzle={puzzle.id}
          solve={item.id}
          person={person}
          activeMs={solve.activeMs}
        />
      )}
      <Acts item={item} about={about} />
    </article>
  );
}

function readReason({ wordsOf }: PageContext, reason: string): string {
  const reasons: Readonly<Record<string, string>> = wordsOf('moderation').reasons;
  return reasons[reason] ?? reason;
}

/** Who it is, for how long, and what they have done here. */
function PersonLine({ person }: { readonly person: StreamPerson }) {
  const page = usePage();
  const { linkTo, wordsOf } = page;
  const words = wordsOf('moderation');
  const { name, since, ...counts } = person;
  return (
    <p class="row small">
      <Avatar name={name} />
      <span>
        <a class="link" href={linkTo(`people/${encodeURIComponent(name)}`)}>
          <b>{name}</b>
        </a>
        <br />
        <span class="soft">{words.facts({ ...counts, since: timeText(page, since) })}</span>
      </span>
    </p>
  );
}

/** What is written; of reported things folded that may give a picture away. */
function Text({ item: { kind, about, text } }: { readonly item: StreamItem }) {
  const { wordsOf } = usePage();
  const words = wordsOf('moderation');
  if (text === null || text === '') return null;
  return (
    <details open={kind === 'comment' || kind === 'objection' || about === 'contest'}>
      <summary>{words.mayGiveAway}</summary>
      <p class="written">{text}</p>
    </details>
  );
}

/** Three numbers of a solve, each with what people do. */
function Measures({ activeMs, measures }: NonNullable<StreamItem['solve']>) {
  const { wordsOf } = usePage();
  const words = wordsOf('moderation');
  const { pace, foresight, rhythm } = measures;
  if (pace === undefined || foresight === undefined || rhythm === undefined) return null;
  const rows = [
    [words.time, clockText(activeMs), words.usualPace(pace.toFixed(1))],
    [words.foresight, `${Math.round(100 * foresight)} %`, words.usualForesight],
    [words.rhythm, rhythm.toFixed(2), words.usualRhythm],
  ] as const;
  return (
    <dl class="measures">
      {rows.map(([name, value, usual]) => (
        <div key={name}>
          <dt class="small soft">{name}</dt>
          <dd>
            <b class="digits">{value}</b>
            <br />
            <span class="small soft">{usual}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The decision that a person objects to. */
function Objected({ item: { objection, state } }: { readonly item: StreamItem }) {
  const page = usePage();
  const words = page.wordsOf('moderation');
  if (objection === null) return null;
  const kinds: Readonly<Record<string, string>> = words.kinds;
  const done: Readonly<Record<string, string>> = words.done;
  const { action, reason, message } = objection;
  return (
    <p class="small">
      {words.objectsTo(`${kinds[state] ?? state}: ${done[action] ?? action}`)}{' '}
      <span class="tag">{readReason(page, reason)}</span>
      {message !== '' && <span class="written">{message}</span>}
    </p>
  );
}
