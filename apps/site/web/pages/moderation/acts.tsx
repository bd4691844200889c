/** What can be done about an entry of the stream: a form that needs no script. */
import { REASONS } from '../../../contract/reasons.js';
import type { StreamItem } from '../../../contract/stream.js';
import { usePage } from '../../frame/page-context.js';
import { Act } from './act.js';
import { BanPerson } from './ban-person.js';
import type { ModerationAction } from './data.js';
import { ToThePerson } from './to-the-person.js';

type About = NonNullable<StreamItem['about']> | StreamItem['kind'];

export function Acts({ item, about }: { readonly item: StreamItem; readonly about: About }) {
  const { linkTo, wordsOf } = usePage();
  return (
    <form method="post" action={linkTo('moderation')}>
      <ToThePerson reason={firstReason(item)} />
      {item.kind === 'objection' ? (
        <OnObjection item={item} />
      ) : (
        <OnThing item={item} about={about} />
      )}
      {item.kind !== 'objection' && item.puzzle !== null && item.reveal === null && (
        <p class="small soft grow">{wordsOf('moderation').revealNote}</p>
      )}
    </form>
  );
}

/** The reason that is chosen at first: that of the first report or of the decision. */
function firstReason({ kind, reports, objection }: StreamItem) {
  const given = reports[0]?.reason ?? objection?.reason;
  return REASONS.find((one) => one === given) ?? (kind === 'solve' ? 'cheating' : 'spam');
}

function OnObjection({ item: { id, objection } }: { readonly item: StreamItem }) {
  const { wordsOf } = usePage();
  const words = wordsOf('moderation');
  const undo = objection?.undo ?? null;
  return (
    <>
      <Act letter="h" act={`keep decision ${id}`}>
        {words.actions.keep}
      </Act>
      {undo !== null && (
        <Act letter="g" act={undo}>
          {words.takeBack}
        </Act>
      )}
    </>
  );
}

function OnThing({ item, about }: { readonly item: StreamItem; readonly about: About }) {
  const { wordsOf } = usePage();
  const words = wordsOf('moderation');
  const { id, kind, puzzle, state, reports, reveal } = item;
  const isSolve = kind === 'solve';
  const first = reports[0];
  const removal = findRemoval(item, about);
  const approval = isSolve ? 'rank' : state === 'waiting' ? 'admit' : 'approve';
  return (
    <>
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
        <Act letter="g" act={`${approval} ${about} ${id}`}>
          {words.actions[approval]}
        </Act>
      )}
      {puzzle !== null && reveal === null && (
        <Act letter="v" act={`reveal puzzle ${puzzle.id}`}>
          {words.actions.reveal}
        </Act>
      )}
      <OnPerson item={item} />
    </>
  );
}

function findRemoval({ kind, state }: StreamItem, about: About): ModerationAction | undefined {
  if (kind === 'solve') return 'strike';
  if (about === 'person') return undefined;
  return state === 'hidden' ? 'show' : 'hide';
}

/** A warning first, then a ban. */
function OnPerson({ item: { kind, person } }: { readonly item: StreamItem }) {
  const { wordsOf } = usePage();
  const words = wordsOf('moderation');
  if (person === null) return null;
  if (kind === 'solve') {
    return person.doubtful > 1 ? (
      <Act letter="a" act={`strike person ${person.name}`} isGrave>
        {words.strikeAll(person.doubtful)}
      </Act>
    ) : null;
  }
  return (
    <>
      <Act act={`warn person ${person.name}`}>{words.actions.warn}</Act>
      <BanPerson person={person} letter="a" hidesAll={kind !== 'report'} />
    </>
  );
}
