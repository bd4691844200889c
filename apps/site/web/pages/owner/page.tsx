/**
 * What the owner of the site decides. Nothing changes before it is saved; the bar below says how
 * much is to be saved, and leaving the page with changes asks.
 */
import { useEffect, useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import type { OwnerAnswer, OwnerSettings } from '../../../contract/owner.js';
import * as paths from '../../../contract/paths.js';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { toast } from '../../frame/toasts.js';
import { ask } from '../../site-api/ask.js';
import { Form, useForm } from '../../widgets/form.js';
import { CareCard } from './care-card.js';
import { NameCard } from './name-card.js';
import './owner.css';
import { PartsCard } from './parts-card.js';
import { RegistrationCard } from './registration-card.js';
import { TextsCard } from './texts-card.js';

export const title = ({ wordsOf }: PageTexts): string => wordsOf('owner').title;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('owner').description;

/** What the server writes into the page; null for people who do not run the site. */
export type OwnerData = OwnerAnswer | null;

export function Page({ data }: { readonly data: OwnerData }) {
  const { wordsOf } = usePage();
  const words = wordsOf('owner');
  return (
    <Shell>
      <div class="owner">
        <header>
          <h1>{words.title}</h1>
          <p class="soft">{data === null ? words.notYou : words.lead}</p>
        </header>
        {data !== null && <Cards {...data} />}
      </div>
    </Shell>
  );
}

function Cards({ settings: first, logo: firstLogo, locked }: OwnerAnswer) {
  const { wordsOf } = usePage();
  const words = wordsOf('owner');
  const [saved, keep] = useState(first);
  const [logo, showLogo] = useState(firstLogo);
  const [draft, edit] = useState(first);
  const [round, again] = useState(0);
  const changes = findChanges(saved, draft);
  const count = Object.keys(changes).length;
  useAskBeforeLeaving(count > 0);
  const form = useForm<OwnerAnswer>({
    fields: {},
    ask: () => ask('PATCH', callPath(paths.OWNER_SETTINGS), { body: changes }),
    onDone: ({ settings }) => {
      keep(settings);
      edit(settings);
      again(round + 1);
      toast({ text: words.saved });
    },
  });
  const discard = (): void => {
    edit(saved);
    again(round + 1);
  };
  const onChange = (news: Partial<OwnerSettings>): void => edit((now) => ({ ...now, ...news }));
  const onLogo = ({ logo: made }: OwnerAnswer): void => showLogo(made);
  const card = { settings: draft, locked, logo, onLogo, onChange };
  return (
    <Form
      form={form}
      action={words.save}
      isPrimary
      {...(count > 0 && { cancel: { action: words.discard, onClick: discard } })}
    >
      <div class="stack" key={round}>
        <NameCard {...card} />
        <RegistrationCard {...card} />
        <PartsCard {...card} />
        <CareCard {...card} />
        <TextsCard {...card} />
      </div>
      <p class="small soft" role="status">
        {count === 0 ? words.unchanged : words.changes(count)}
      </p>
    </Form>
  );
}

/** What differs. */
function findChanges(saved: OwnerSettings, draft: OwnerSettings): Partial<OwnerSettings> {
  const names = Object.keys(saved) as (keyof OwnerSettings)[];
  return Object.fromEntries(
    names.filter((name) => saved[name] !== draft[name]).map((name) => [name, draft[name]]),
  );
}

/** The browser asks before the page is left. */
function useAskBeforeLeaving(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return undefined;
    const stay = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [hasChanges]);
}
