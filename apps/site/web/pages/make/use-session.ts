/** The draft of the address, another one when the address changes. */
import { blankPicture, type Picture } from '@nonokit/editor';
import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { DraftTexts } from '../../../player-store/drafts/draft-log.js';
import { NO_TEXTS } from '../../../player-store/drafts/open-draft.js';
import { drafts } from '../../frame/drafts.js';
import { draftHash, type MakeAddress, makeAddress } from './addresses.js';
import { MakeSession } from './make-session.js';

/** The size of the first sheet. */
export const FIRST_SIDE = 15;

/** What the page shows, and how it is changed. */
export interface SessionState {
  /** Undefined until the draft is read. */
  readonly session: MakeSession | undefined;
  /** The address of a puzzle that is wanted: it may have to be asked for. */
  readonly wantedPuzzle: string | undefined;
  /** True if the address names a draft that this browser does not have. */
  readonly isMissing: boolean;
  /** Goes on with another draft. */
  readonly open: (id: string) => void;
  /** Begins a draft with a picture. Returns its identifier. */
  readonly begin: (picture: Picture, texts?: DraftTexts) => Promise<string>;
  /** The puzzle of the address is not wanted any more. */
  readonly dropPuzzle: () => void;
  /** Another one for every session. */
  readonly number: number;
}

/** The session of the page. */
export function useSession(): SessionState {
  const [shown, show] = useState<Shown>({
    session: undefined,
    wantedPuzzle: undefined,
    isMissing: false,
    number: 0,
  });
  const [turn] = useState(() => new Turns());
  const follow = async (address: MakeAddress): Promise<void> => {
    await turn.to(async () => {
      const found = await draftAt(address);
      const session = new MakeSession(
        found ?? drafts().create(blankPicture(FIRST_SIDE, FIRST_SIDE)),
      );
      const wantedPuzzle = address.kind === 'puzzle' ? address.hash : undefined;
      const isMissing = address.kind === 'draft' && found === undefined;
      show(({ number }) => ({ session, wantedPuzzle, isMissing, number: number + 1 }));
      return session;
    });
  };
  const begin = async (picture: Picture, texts = NO_TEXTS): Promise<string> => {
    await turn.to(async () => {
      const session = new MakeSession(drafts().create(picture));
      session.workshop.title.value = texts.title;
      session.workshop.author.value = texts.author;
      session.workshop.description.value = texts.description;
      show(({ number }) => ({
        session,
        wantedPuzzle: undefined,
        isMissing: false,
        number: number + 1,
      }));
      return session;
    });
    return turn.id ?? '';
  };
  useEffect(() => {
    const go = (): void => {
      const address = makeAddress(location.hash);
      if (address.kind !== 'draft' || address.id !== turn.id) void follow(address);
    };
    go();
    addEventListener('hashchange', go);
    return () => {
      removeEventListener('hashchange', go);
      void turn.end();
    };
  }, []);
  useEffect(() => {
    const { session, wantedPuzzle, isMissing } = shown;
    return session !== undefined && wantedPuzzle === undefined
      ? named(session, isMissing)
      : undefined;
  }, [shown]);
  return {
    ...shown,
    begin,
    open: (id) => location.assign(draftHash(id)),
    dropPuzzle: () => show((before) => ({ ...before, wantedPuzzle: undefined })),
  };
}

/** What changes with the session. */
type Shown = Pick<SessionState, 'session' | 'wantedPuzzle' | 'isMissing' | 'number'>;

/** Lets the address of the page be that of its draft. Returns how to stop. */
function named({ id, isBegun }: MakeSession, isMissing: boolean): () => void {
  return effect(() => {
    // a draft that is missing may still come from the account, see send-drafts.ts
    if (isMissing && !isBegun.value) return;
    const hash = isBegun.value ? draftHash(id.value) : '';
    if (location.hash !== hash) history.replaceState(null, '', location.pathname + hash);
  });
}

/** One session after the other: each is stored before the next begins. */
class Turns {
  #session: MakeSession | undefined;
  #last: Promise<void> = Promise.resolve();

  get id(): string | undefined {
    return this.#session?.id.peek();
  }

  to(next: () => Promise<MakeSession>): Promise<void> {
    this.#last = this.#last.then(async () => {
      await this.#session?.end();
      this.#session = await next();
    });
    return this.#last;
  }

  async end(): Promise<void> {
    await this.#last;
    await this.#session?.end();
  }
}

async function draftAt(address: MakeAddress) {
  if (address.kind === 'draft') return drafts().open(address.id);
  if (address.kind === 'puzzle') return undefined;
  const [latest] = await drafts().list();
  return latest && drafts().open(latest.id);
}
