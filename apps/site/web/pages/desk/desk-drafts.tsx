/**
 * The drafts of an author: at first those of the account, which the server wrote into the page,
 * then those of this device, too. What reads them comes later, with the store.
 */
import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { withWords } from '../../frame/page-words.js';
import { toast } from '../../frame/toasts.js';
import { Ask } from '../../widgets/ask.js';
import { DraftThumbnail } from '../../widgets/draft-thumbnail.js';
import { Icon } from '../../widgets/icon.js';
import { planDayText } from '../../widgets/plan-day.js';
import { dayText } from '../../widgets/time.js';
import type { DraftView, PlanView } from './data.js';
import type { OwnDraft, OwnDrafts } from './own-draft.js';
import { PlanDialog } from './plan-dialog.js';

/** A line of the card; without a summary the draft is not on this device yet. */
interface Line extends DraftView {
  readonly summary: OwnDraft | undefined;
}

interface Props {
  /** Drafts of the account when the page was made. */
  readonly account: readonly DraftView[];
  readonly now: number;
}

export function DeskDrafts({ account, now }: Props) {
  const { numberText, wordsOf } = usePage();
  const words = wordsOf('desk');
  const [own, setOwn] = useState<OwnDrafts>();
  const [here, show] = useState<readonly OwnDraft[]>();
  const [leaving, leave] = useState<Line>();
  const [planning, plan] = useState<Line>();
  const [plans, setPlans] = useState(() => new Map(account.map((view) => [view.id, view.plan])));
  useEffect(() => {
    let stop: (() => void) | undefined;
    const load = async (): Promise<void> => {
      const { ownDrafts } = await withWords(() => import('./own-drafts.js'));
      setOwn(ownDrafts);
      stop = ownDrafts.follow(show);
    };
    // without the script the drafts of the account stay shown
    void load().catch(() => undefined);
    return () => stop?.();
  }, []);
  const lines = linesOf(account, here).map((line) => ({ ...line, plan: plans.get(line.id) }));
  if (lines.length === 0) return null;
  return (
    <section class="card desk-drafts" aria-labelledby="drafts">
      <div class="apart">
        <h2 id="drafts">{words.drafts}</h2>
        <span class="small soft">{numberText(lines.length)}</span>
      </div>
      <ul>
        {lines.map((line) => (
          <DraftLine
            key={line.id}
            line={line}
            now={now}
            onDelete={() => leave(line)}
            onPlan={() => plan(line)}
          />
        ))}
      </ul>
      {leaving !== undefined && own !== undefined && (
        <AskToDelete line={leaving} own={own} onClose={() => leave(undefined)} />
      )}
      {planning?.plan !== undefined && (
        <PlanDialog
          draft={planning.id}
          name={planning.title === '' ? words.untitled : planning.title}
          plan={planning.plan}
          onPlan={(kept) => setPlans(new Map(plans).set(planning.id, kept))}
          onClose={() => plan(undefined)}
        />
      )}
    </section>
  );
}

/** Once this device has its list, that is whole: it has fetched those of the account. */
function linesOf(
  account: readonly DraftView[],
  here: readonly OwnDraft[] | undefined,
): readonly Line[] {
  if (here === undefined) return account.map((view) => ({ ...view, summary: undefined }));
  return here.map((summary) => {
    const { id, texts, updatedAt } = summary;
    return { id, title: texts.title.trim(), changedAt: updatedAt, summary };
  });
}

function DraftLine({
  line,
  now,
  onDelete,
  onPlan,
}: Pick<Props, 'now'> & {
  readonly line: Line;
  readonly onDelete: () => void;
  readonly onPlan: () => void;
}) {
  const page = usePage();
  const words = page.wordsOf('desk');
  const { id, summary, changedAt } = line;
  const name = line.title === '' ? words.untitled : line.title;
  const isSent = summary?.isSent ?? true;
  const size = summary === undefined ? '' : `${summary.width} × ${summary.height}, `;
  return (
    <li>
      {summary === undefined ? (
        <span class="draft-thumbnail" aria-hidden="true" />
      ) : (
        <DraftThumbnail draft={summary} />
      )}
      <span class="grow">
        <a class="strong" href={page.linkTo('make/') + makerHash(id)}>
          {name}
        </a>
        <small class="soft digits">
          {size}
          {dayText(page, changedAt, now)}
        </small>
        <small class={isSent ? 'soft' : 'strong'}>
          {isSent ? words.inAccount : words.onDevice}
        </small>
        {line.plan !== undefined && <Plan plan={line.plan} changedAt={changedAt} onOpen={onPlan} />}
      </span>
      {summary !== undefined && (
        <button
          type="button"
          class="icon-button"
          aria-label={words.deleteDraft(name)}
          onClick={onDelete}
        >
          <Icon name="trash-2" />
        </button>
      )}
    </li>
  );
}

/** The day of publication, which opens what can be done about it. */
function Plan({
  plan: { day, plannedAt, refusal },
  changedAt,
  onOpen,
}: {
  readonly plan: PlanView;
  readonly changedAt: number;
  readonly onOpen: () => void;
}) {
  const page = usePage();
  const words = page.wordsOf('desk');
  const text = planDayText(page, day);
  return (
    <>
      <button
        type="button"
        class={`button desk-plan${refusal === null ? '' : ' bad'}`}
        onClick={onOpen}
      >
        {refusal === null ? words.goesPublic(text) : words.notPublic(text)}
      </button>
      {refusal === null && changedAt > plannedAt && (
        <small class="soft">{words.changedSince}</small>
      )}
    </>
  );
}

/** As `make/addresses.ts` reads it; to share that would cost the maker's page a file. */
function makerHash(draft: string): string {
  return `#d=${draft}`;
}

function AskToDelete({
  line,
  own,
  onClose,
}: {
  readonly line: Line;
  readonly own: OwnDrafts;
  readonly onClose: () => void;
}) {
  const words = usePage().wordsOf('desk');
  const name = line.title === '' ? words.untitled : line.title;
  const remove = async (): Promise<void> => {
    onClose();
    const bringBack = await own.remove(line.id);
    toast({
      text: words.deleted(name),
      action: { label: words.undo, run: () => void bringBack() },
      stays: true,
    });
  };
  return (
    <Ask
      title={words.deleteTitle(name)}
      text={words.deleteText}
      action={words.delete}
      isDanger
      onYes={() => void remove()}
      onClose={onClose}
    />
  );
}
