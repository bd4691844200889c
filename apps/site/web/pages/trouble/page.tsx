/**
 * The page instead of one that could not be shown: what happened, what is safe, one thing to do,
 * and the number under which the server has noted it.
 */

import { type PageContext, type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { signInAddress } from '../../frame/sign-in-address.js';
import { EmptyGrid } from '../../sheet/drawings.js';
import type { TroubleWords } from '../../words/en/trouble.js';

/** Which of the few kinds a trouble is. */
export type TroubleKind = keyof TroubleWords['titles'];

/** The facts from the server. */
export interface TroubleData {
  readonly kind: TroubleKind;
  /** What happened, in the language of the page; null: the sentence of the kind. */
  readonly sentence: string | null;
  /** Seconds after which to retry; null if unknown. */
  readonly retryAfter: number | null;
  /** Whether the same address can be asked for again. */
  readonly canRepeat: boolean;
  readonly requestId: string | null;
}

/** Trouble that is not the visitor's fault, and possibly temporary. */
const PASSES: ReadonlySet<TroubleKind> = new Set(['often', 'broken', 'away']);

/** Where a session may not have been looked up: "Sign in" would be wrong for who is signed in. */
const UNKNOWN: ReadonlySet<TroubleKind> = new Set(['broken', 'away']);

/** Longest wait that is shown in seconds. */
const LONGEST_TOLD_S = 300;

/** The title of the page. */
export function chooseTitle(kind: TroubleKind): (page: PageTexts) => string {
  return ({ wordsOf }) => wordsOf('trouble').titles[kind];
}

export function Page({ data }: { readonly data: TroubleData }) {
  const page = usePage();
  const { server, wordsOf } = page;
  const words = wordsOf('trouble');
  const { kind, sentence, requestId } = data;
  const passes = PASSES.has(kind);
  return (
    <Shell isPersonKnown={server?.person !== undefined || !UNKNOWN.has(kind)}>
      <div class="stack centered">
        <EmptyGrid width={5} height={5} size={96} />
        <h1>{words.titles[kind]}</h1>
        <p class="soft">
          {sentence ?? words.whys[kind]} {passes && waitText(page, data)}
        </p>
        {passes && <p class="soft">{words.safe}</p>}
        <Action data={data} />
        {requestId !== null && (
          <p class="tiny softer">
            {words.request} <code>{requestId}</code>
          </p>
        )}
      </div>
    </Shell>
  );
}

/** When to try again, where that is known. */
function waitText(page: PageContext, { retryAfter, kind }: TroubleData): string {
  const { plural, wordsOf } = page;
  const words = wordsOf('trouble');
  if (retryAfter === null) return kind === 'broken' ? '' : words.waitLonger;
  if (retryAfter > LONGEST_TOLD_S) return words.waitLonger;
  return words.wait(retryAfter, plural(retryAfter, words.secondForms));
}

/** The one thing to do. An empty address is that of this page, with its query. */
function Action({ data: { kind, canRepeat } }: { readonly data: TroubleData }) {
  const page = usePage();
  const { linkTo, wordsOf } = page;
  const words = wordsOf('trouble');
  if (kind === 'sign-in') return <Button href={signInAddress(page, 'in')} text={words.signIn} />;
  if (PASSES.has(kind)) return <Button href="" text={canRepeat ? words.again : words.back} />;
  return <Button href={linkTo('')} text={words.toPuzzles} />;
}

function Button({ href, text }: Record<'href' | 'text', string>) {
  return (
    <a class="button primary" href={href}>
      {text}
    </a>
  );
}
