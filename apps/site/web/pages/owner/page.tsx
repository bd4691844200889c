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
import { RecordsCard } from './records-card.js';
import { RegistrationCard } from './registration-card.js';
import { SectionList } from './section-list.js';
import { settingName } from './setting-name.js';
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
  const changed = namesOf(changes);
  const count = changed.length;
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
    <div class={`columns${count > 0 ? ' changed' : ''}`}>
      <SectionList />
      <Form
        form={form}
        action={words.save}
        isPrimary
        {...(count > 0 && { cancel: { action: words.discard, onClick: discard } })}
        bar={
          <p key="changes" class="small" role="status">
            {count === 0 ? words.unchanged : <b>{words.changes(count)}</b>}{' '}
            <span class="soft">{changed.map((name) => settingName(words, name)).join(', ')}</span>
          </p>
        }
      >
        <div class="stack" key={round}>
          <NameCard {...card} />
          <RegistrationCard {...card} />
          <PartsCard {...card} />
          <CareCard {...card} />
          <RecordsCard {...card} />
          <TextsCard {...card} />
        </div>
      </Form>
    </div>
  );
}

/** What differs. */
function findChanges(saved: OwnerSettings, draft: OwnerSettings): Partial<OwnerSettings> {
  const changed = namesOf(saved).filter((name) => saved[name] !== draft[name]);
  return Object.fromEntries(changed.map((name) => [name, draft[name]]));
}

function namesOf(settings: Partial<OwnerSettings>): (keyof OwnerSettings)[] {
  return Object.keys(settings) as (keyof OwnerSettings)[];
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
