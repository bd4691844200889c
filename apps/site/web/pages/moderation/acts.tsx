/** What can be done about an entry of the stream: a form that needs no script. */
import { REASONS } from '../../../contract/reasons.js';
import type { StreamItem } from '../../../contract/stream.js';
import { usePage } from '../../frame/page-context.js';
import { Act } from './act.js';
import { BanPerson } from './ban-person.js';
import type { ModerationAction } from './data.js';
import { entryAddress } from './stream-row.js';
import { ToThePerson } from './to-the-person.js';

type About = NonNullable<StreamItem['about']> | StreamItem['kind'];

export function Acts({ item, about }: { readonly item: StreamItem; readonly about: About }) {
  const { linkTo, wordsOf } = usePage();
  return (
    <form method="post" action={entryAddress(linkTo('moderation'), item)}>
      <ToThePerson reason={firstReason(item)} />
      {item.kind !== 'objection' && item.kind !== 'solve' && item.person !== null && (
        <BanPerson person={item.person} letter="a" hidesAll={item.kind !== 'report'} />
      )}
      {item.kind !== 'objection' && item.puzzle !== null && item.reveal === null && (
        <p class="small soft reveal-note">{wordsOf('moderation').revealNote}</p>
      )}
      <div class="acts">
        {item.kind === 'objection' ? (
          <OnObjection item={item} />
        ) : (
          <OnThing item={item} about={about} />
        )}
      </div>
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

/** A warning comes before a ban, which is folded away above. */
function OnPerson({ item: { kind, person } }: { readonly item: StreamItem }) {
  const { wordsOf } = usePage();
  const words = wordsOf('moderation');
  if (person === null) return null;
  if (kind !== 'solve') {
    return <Act act={`warn person ${person.name}`}>{words.actions.warn}</Act>;
  }
  return person.doubtful > 1 ? (
    <Act letter="a" act={`strike person ${person.name}`} isGrave>
      {words.strikeAll(person.doubtful)}
    </Act>
  ) : null;
}
