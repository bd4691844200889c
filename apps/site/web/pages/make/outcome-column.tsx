/** The column of the outcome: the panel and the texts. The page is ready to paint without it. */
import type { Signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { signInAddress } from '../../frame/sign-in-address.js';
import { Icon } from '../../widgets/icon.js';
import type { MakePart } from './make-part.js';
import { otherDrafts } from './other-drafts.js';
import { OtherKinds } from './outcome/other-kinds.js';
import type { Outcome } from './outcome/outcome.js';
import { OutcomePanel } from './outcome/outcome-panel.js';
import { useOutcome } from './outcome/use-outcome.js';
import { TitleFields } from './title-fields.js';

/** What the column is given. */
export interface OutcomePart extends Pick<MakePart, 'session' | 'workshop'> {
  /** Where the outcome is put for the buttons of the page. */
  readonly outcome: Signal<Outcome | undefined>;
}

export function OutcomeColumn({ outcome: there, workshop, session }: OutcomePart) {
  const outcome = useOutcome(
    workshop,
    useMemo(() => otherDrafts(session), [session]),
  );
  useEffect(() => {
    there.value = outcome;
    return () => {
      there.value = undefined;
    };
  }, [outcome]);
  return (
    <>
      <OutcomePanel outcome={outcome} />
      <TitleFields workshop={workshop} />
      <OtherKinds workshop={workshop} />
      <SignInNote />
    </>
  );
}

/** For guests of a site: what publishing will need, said before the work is done. */
function SignInNote() {
  const page = usePage();
  const { server } = page;
  if (server === undefined || server.person !== undefined) return null;
  const { needsAccount, signInNow, draftComes } = page.wordsOf('make-outcome');
  return (
    <p class="note small">
      <Icon name="user-round" />
      <span class="grow">
        {needsAccount}{' '}
        <a class="link" href={signInAddress(page, 'in')}>
          {signInNow}
        </a>
        {draftComes}
      </span>
    </p>
  );
}
