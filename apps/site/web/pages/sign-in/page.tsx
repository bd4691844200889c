/**
 * Signing in, making an account, and coming back with the recovery code: three forms on one page,
 * each with an address. After making an account the page shows its recovery code, once.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Registration } from '../../../contract/owner.js';
import { here } from '../../frame/here.js';
import { Logo } from '../../frame/logo.js';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { pageAfterSignIn } from '../../frame/sign-in-address.js';
import { store } from '../../frame/store.js';
import { IconShape } from '../../widgets/icon.js';
import { Markdown } from '../../widgets/markdown.js';
import { CreateForm, RecoverForm, SignInForm } from './forms.js';
import { PartLink, type SignInPart } from './part-link.js';
import { RecoveryCode } from './recovery-code.js';
import './sign-in.css';
import { RARE_ICON_SHAPES } from '../../icons/rare-icon-shapes.js';

export const title = ({ wordsOf }: PageTexts): string => wordsOf('sign-in').signIn;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('sign-in').description;

/** What the server writes into the page. */
export interface SignInData {
  readonly part: SignInPart;
  /** The token of an invitation, which is in its address. */
  readonly invitation: string | null;
  /** Whether the invitation makes an administrator; one that is not valid is taken for that. */
  readonly isForAdministrator: boolean;
  /** Who may make an account without an invitation. */
  readonly registration: Registration;
  /** Whether the site sends mail. */
  readonly canMail: boolean;
  /** How to reach those who run the site; empty if they do not say. */
  readonly contact: string;
}

/** A code that has just been made, and whose. */
interface Made {
  readonly name: string;
  readonly code: string;
}

export function Page({
  data: { part: first, invitation, isForAdministrator, registration, canMail, contact },
}: {
  readonly data: SignInData;
}) {
  const { linkTo, server, wordsOf } = usePage();
  const [part, show] = useState(first);
  const [made, keep] = useState<Made>();
  const words = wordsOf('sign-in');
  const person = server?.person;
  const done = (name: string, code: string): void => keep({ name, code });
  const card = useFocusOfNext(made === undefined ? part : 'code');
  return (
    <Shell>
      <div class="sign-in">
        <div class="card stack" ref={card}>
          {made !== undefined ? (
            <>
              <Heading title={words.keepCode} lead={words.signedIn(made.name)} />
              <p>{words.keepCodeText}</p>
              <RecoveryCode name={made.name} code={made.code} onKept={leave} />
            </>
          ) : person !== undefined && invitation === null && first !== 'again' ? (
            <>
              <Heading title={words.signIn} lead={words.signedIn(person.name)} />
              <a class="button primary big" href={linkTo('')}>
                {words.goOn}
              </a>
            </>
          ) : (
            <>
              <PartHeading
                part={part}
                invited={invitation === null ? undefined : isForAdministrator ? 'owner' : 'member'}
              />
              <noscript>
                <p class="note bad">{words.needsScript}</p>
              </noscript>
              {(part === 'in' || part === 'again') && (
                <SignInForm name={person?.name} onDone={leave} onPart={show} />
              )}
              {part === 'new' &&
                (invitation !== null || registration === 'open' ? (
                  <CreateForm invitation={invitation} onDone={done} />
                ) : (
                  <p class="note">{words.notOpen[registration]}</p>
                ))}
              {part === 'recover' && <RecoverForm canMail={canMail} onDone={done} />}
              {invitation === null && part !== 'again' && <Other part={part} onPart={show} />}
            </>
          )}
        </div>
        {made === undefined && first !== 'again' && <GamesHere />}
        {contact !== '' && (
          <section class="small soft" aria-label={words.contact}>
            <Markdown text={contact} />
          </section>
        )}
      </div>
    </Shell>
  );
}

/** What is shown instead of what had the focus is read from its heading on. */
function useFocusOfNext(shown: string) {
  const card = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current !== shown) card.current?.querySelector('h1')?.focus();
    before.current = shown;
  }, [shown]);
  return card;
}

function PartHeading({
  part,
  invited,
}: {
  readonly part: SignInPart;
  /** Whose invitation this is. */
  readonly invited: 'owner' | 'member' | undefined;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('sign-in');
  if (invited === 'owner') return <Heading title={words.welcome} lead={words.welcomeFor} />;
  if (invited === 'member') return <Heading title={words.invited} lead={words.createFor} />;
  if (part === 'new') return <Heading title={words.create} lead={words.createFor} />;
  if (part === 'again') return <Heading title={words.again} lead={words.againFor} />;
  if (part === 'recover') return <Heading title={words.recover} lead={words.recoverFor} />;
  return <Heading title={words.signIn} lead={words.signInFor} />;
}

function Heading({ title: text, lead }: { readonly title: string; readonly lead: string }) {
  return (
    <header class="row site-mark">
      <Logo />
      <div>
        <h1 tabIndex={-1}>{text}</h1>
        <p class="small soft">{lead}</p>
      </div>
    </header>
  );
}

/** The way to the other form. */
function Other({
  part,
  onPart,
}: {
  readonly part: SignInPart;
  readonly onPart: (part: SignInPart) => void;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('sign-in');
  const [question, to] =
    part === 'in'
      ? [words.newHere, 'new' as const]
      : [part === 'new' ? words.haveAccount : words.knowPassword, 'in' as const];
  return (
    <p class="apart small other">
      <span class="soft">{question}</span>
      <PartLink to={to} onPart={onPart}>
        {to === 'new' ? words.create : words.signIn}
      </PartLink>
    </p>
  );
}

/** What is kept on this device and will move along. */
function GamesHere() {
  const { plural, wordsOf } = usePage();
  const words = wordsOf('sign-in');
  const count = useGamesHere();
  const forms = words.gameForms;
  return (
    <p class="note games-here">
      <IconShape shape={RARE_ICON_SHAPES['hard-drive']} />
      <span>{count === 0 ? words.noGames : words.games(count, plural(count, forms))}</span>
    </p>
  );
}

/** How many games this browser keeps; 0 until it is known. */
function useGamesHere(): number {
  const [count, tell] = useState(0);
  useEffect(() => {
    void store()
      .list()
      .then(({ length }) => tell(length));
  }, []);
  return count;
}

/** Goes where the person came from, or to the first page; only ever to a page of this site. */
function leave(): void {
  const { linkTo } = here.peek();
  location.assign(linkTo(pageAfterSignIn(location.search)));
}
