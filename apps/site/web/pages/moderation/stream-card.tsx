/** An entry of the stream with what can be done about it: a form that needs no script. */
import type { ComponentChildren } from 'preact';
import type { StreamItem, StreamPerson } from '../../../contract/stream.js';
import { type PageContext, usePage } from '../../frame/page-context.js';
import { Avatar } from '../../widgets/avatar.js';
import { clockText } from '../../widgets/time.js';
import { BanLength } from './ban-length.js';
import type { ModerationAction } from './data.js';
import { RevealedPuzzle } from './revealed-puzzle.js';
import { timeText } from './time-text.js';

export function StreamCard({ item }: { readonly item: StreamItem }) {
  const page = usePage();
  const { linkTo, wordsOf } = page;
  const words = wordsOf('moderation');
  const { kind, about = kind, at, person, puzzle, state, reports, solve } = item;
  return (
    <li class="card padded report" tabIndex={-1}>
      <div class="row wraps">
        <h3>
          {words.kinds[about]}
          {about === 'person' && ` ${item.id}`}
          {puzzle !== null && ' '}
          {puzzle !== null && (
            <a class="link" href={linkTo(`puzzles/${puzzle.id}`)}>
              {about === 'comment' ? words.onPuzzle(puzzle.number) : `№ ${puzzle.number}`}
            </a>
          )}
          {puzzle !== null && puzzle.size !== null && `, ${puzzle.size}`}
          {solve !== null && ` · ${clockText(solve.activeMs)}`}
        </h3>
        {kind !== 'puzzle' && <span class="tag">{words.states[state] ?? state}</span>}
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
      {solve !== null && <Measures {...solve} />}
      <Text item={item} />
      {puzzle !== null && item.reveal !== null && (
        <RevealedPuzzle id={puzzle.id} reveal={item.reveal} />
      )}
      <Acts item={item} about={about} />
    </li>
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
  const { name, since, solved, published, doubtful } = person;
  return (
    <p class="row small">
      <Avatar name={name} />
      <span>
        <a class="link" href={linkTo(`people/${encodeURIComponent(name)}`)}>
          <b>{name}</b>
        </a>
        <br />
        <span class="soft">
          {words.facts({ since: timeText(page, since), solved, published, doubtful })}
        </span>
      </span>
    </p>
  );
}

/** What is written; of reported things folded, because it may give the picture away. */
function Text({ item: { kind, text } }: { readonly item: StreamItem }) {
  const { wordsOf } = usePage();
  const words = wordsOf('moderation');
  if (text === null || text === '') return null;
  return (
    <details open={kind === 'comment'}>
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

/** The form with the buttons that fit. */
function Acts({
  item,
  about,
}: {
  readonly item: StreamItem;
  readonly about: NonNullable<StreamItem['about']> | StreamItem['kind'];
}) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('moderation');
  const { id, kind, person, puzzle, state, reports, reveal } = item;
  const isSolve = kind === 'solve';
  const first = reports[0];
  const reason = isSolve ? 'cheating' : (first?.reason ?? 'spam');
  const removal: ModerationAction | undefined = isSolve
    ? 'strike'
    : about === 'person'
      ? undefined
      : state === 'hidden'
        ? 'show'
        : 'hide';
  return (
    <form method="post" action={linkTo('moderation')}>
      <input type="hidden" name="reason" value={reason} />
      <label class="field grow">
        <span>{words.note}</span>
        <input class="input" name="note" maxLength={500} autocomplete="off" />
      </label>
      {removal !== undefined && (
        <Act letter="h" act={`${removal} ${about} ${id}`}>
          {words.actions[removal]}
        </Act>
      )}
      {kind === 'report' && about === 'puzzle' && (
        <Act act={`lock puzzle ${id}`}>{words.actions.lock}</Act>
      )}
      {first !== undefined && reports.length === 1 ? (
        <Act letter="g" act={`close report ${first.id}`}>
          {words.actions.close}
        </Act>
      ) : (
        <Act letter="g" act={isSolve ? `rank solve ${id}` : `approve ${about} ${id}`}>
          {words.actions[isSolve ? 'rank' : 'approve']}
        </Act>
      )}
      {puzzle !== null && reveal === null && (
        <Act letter="v" act={`reveal puzzle ${puzzle.id}`}>
          {words.actions.reveal}
        </Act>
      )}
      {person !== null && isSolve && person.doubtful > 1 && (
        <Act letter="a" act={`strike person ${person.name}`} isGrave>
          {words.strikeAll(person.doubtful)}
        </Act>
      )}
      {person !== null && !isSolve && (
        <details>
          <summary>{words.ban(person.name)}</summary>
          <BanLength hidesAll={kind !== 'report'} />
          <Act letter="a" act={`ban person ${person.name}`} isGrave>
            {words.ban(person.name)}
          </Act>
        </details>
      )}
    </form>
  );
}

/** A button of the form; a grave one asks first, where there is a script. */
function Act({
  act,
  letter,
  isGrave = false,
  children,
}: {
  readonly act: string;
  /** The key that presses it. */
  readonly letter?: string;
  readonly isGrave?: boolean;
  readonly children: ComponentChildren;
}) {
  const { wordsOf } = usePage();
  const { sure } = wordsOf('moderation');
  return (
    <button
      class={`button${isGrave ? ' danger' : ''}`}
      name="do"
      value={act}
      type="submit"
      {...(letter !== undefined && { 'data-key': letter, 'aria-keyshortcuts': letter })}
      onClick={(event) => {
        if (isGrave && !confirm(sure)) event.preventDefault();
      }}
    >
      {children}
    </button>
  );
}
