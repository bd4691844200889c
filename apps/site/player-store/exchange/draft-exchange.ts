/**
 * The exchange of drafts with the account. Afterwards this device and the server have the same, or
 * it is tried again later. It can run at any time and in any tab.
 *
 *     changed here alone       PUT drafts/<id>, naming the revision that it goes on from
 *     changed there alone      the server's version is put in its place
 *     changed on both sides    the server's version is put in its place; what was here becomes a
 *                              copy, whose title says so, and is sent as a new draft
 *     deleted on one side      deleted on the other, unless it was changed there: it comes back
 */
import { type CallPath, callPath } from '../../contract/call-path.js';
import { MOST_TITLE } from '../../contract/draft-bounds.js';
import type { DraftDetailJson, DraftJson, DraftsJson } from '../../contract/drafts.js';
import * as paths from '../../contract/paths.js';
import { beginsWith, type ExportedDraft } from '../drafts/exported-draft.js';
import type { Shelf } from '../shelf.js';
import type { StoreContext } from '../store-context.js';
import { type Ask, isPassing, type RemoteProblem } from './ask.js';
import { packDraft, unpackDraft } from './draft-data.js';
import {
  type LocalDraft,
  localDrafts,
  putApart,
  putTheirs,
  readLocal,
  removeLocal,
} from './local-drafts.js';
import type { SentDraft } from './sent-drafts.js';

/** What an exchange works with. */
export interface DraftExchange {
  readonly ask: Ask;
  readonly context: Pick<StoreContext, 'connection' | 'surroundings'>;
  readonly sent: Shelf<SentDraft>;
  /** Stores what pages still hold in memory. */
  readonly flush: () => Promise<unknown>;
  /** The title of a copy. */
  readonly copyTitle: (title: string) => string;
  /** Told of each draft that is another one now; pages go on with the copy, if there is one. */
  readonly changed: (id: string, copy?: string) => void;
}

/** What came of an exchange. */
export interface DraftsReport {
  /** Why something waits; undefined if both sides are equal. */
  readonly problem: RemoteProblem | undefined;
  /** Titles of drafts that went apart. */
  readonly apart: readonly string[];
}

/** What the server says of a draft. */
interface Theirs {
  readonly revision: number;
  readonly isDeleted: boolean;
}

/** How often a draft is sent anew within one exchange, because another device was faster. */
const ROUNDS = 3;

/** A draft that is too large even without its history. */
const TOO_LARGE: RemoteProblem = {
  code: 'body-too-large',
  status: 413,
  detail: '',
  facts: {},
  retryAfter: undefined,
};

/** Exchanges all drafts. */
export async function exchangeDrafts(with_: DraftExchange): Promise<DraftsReport> {
  await with_.flush();
  const answer = await with_.ask<DraftsJson>('GET', callPath(paths.DRAFTS));
  if (!answer.ok) return { problem: answer.problem, apart: [] };
  const { drafts, deleted } = answer.value;
  const theirs = new Map<string, Theirs>();
  for (const { id, revision } of drafts) theirs.set(id, { revision, isDeleted: false });
  for (const { id, revision } of deleted) theirs.set(id, { revision, isDeleted: true });
  return new Dealing(with_, false).all(theirs);
}

/** Sends what was changed here, for a page that is being left: it cannot wait for a list. */
export async function sendDrafts(with_: DraftExchange): Promise<DraftsReport> {
  await with_.flush();
  return new Dealing(with_, true).changedHere();
}

/** The drafts of this device that the server does not have as they are here. */
export async function unsentDrafts({
  context,
  sent,
}: Pick<DraftExchange, 'context' | 'sent'>): Promise<readonly LocalDraft[]> {
  const rows = new Map((await sent.list()).map((row) => [row.id, row.mark]));
  const drafts = await localDrafts(context.connection);
  return drafts.filter(({ id, mark }) => rows.get(id) !== mark);
}

/** One exchange in progress. */
class Dealing {
  readonly #with: DraftExchange;
  readonly #keepalive: boolean;
  readonly #apart: string[] = [];

  constructor(with_: DraftExchange, keepalive: boolean) {
    this.#with = with_;
    this.#keepalive = keepalive;
  }

  async all(theirs: ReadonlyMap<string, Theirs>): Promise<DraftsReport> {
    const { context, sent } = this.#with;
    const here = new Map((await localDrafts(context.connection)).map((one) => [one.id, one]));
    const rows = new Map((await sent.list()).map((row) => [row.id, row]));
    const ids = new Set([...here.keys(), ...theirs.keys(), ...rows.keys()]);
    return this.#each([...ids], (id) => this.#one(id, here.get(id), theirs.get(id), rows.get(id)));
  }

  async changedHere(): Promise<DraftsReport> {
    const { sent } = this.#with;
    const drafts = new Map((await unsentDrafts(this.#with)).map((one) => [one.id, one]));
    return this.#each([...drafts.keys()], async (id) =>
      this.#send(id, (await sent.get(id))?.revision ?? 0),
    );
  }

  /** One draft after the other, until one cannot be dealt with now. */
  async #each(
    ids: readonly string[],
    deal: (id: string) => Promise<RemoteProblem | undefined>,
  ): Promise<DraftsReport> {
    let problem: RemoteProblem | undefined;
    for (const id of ids) {
      const found = await deal(id);
      problem ??= found;
      if (found !== undefined && isForAll(found)) break;
    }
    return { problem, apart: this.#apart };
  }

  async #one(
    id: string,
    here: LocalDraft | undefined,
    theirs: Theirs | undefined,
    row: SentDraft | undefined,
  ): Promise<RemoteProblem | undefined> {
    if (here === undefined) {
      if (theirs === undefined || theirs.isDeleted) return void (await this.#with.sent.remove(id));
      // deleted here, unless another device has changed it since
      if (row?.revision === theirs.revision) return this.#deleteThere(id, theirs.revision);
      return this.#fetch(id, undefined);
    }
    const isChanged = row?.mark !== here.mark;
    if (theirs === undefined) return this.#send(id, 0);
    if (theirs.isDeleted) {
      return isChanged ? this.#send(id, theirs.revision) : this.#deleteHere(here);
    }
    if (row?.revision === theirs.revision) {
      return isChanged ? this.#send(id, theirs.revision) : undefined;
    }
    // of a server that was set back to an older state, nothing is newer than what is here
    const isOlder = theirs.revision < (row?.revision ?? 0);
    return isChanged || isOlder ? this.#meetThere(id) : this.#fetch(id, here.mark);
  }

  /** Puts the server's version in place of a state that was sent, or of none. */
  async #fetch(id: string, mark: string | undefined): Promise<RemoteProblem | undefined> {
    const answer = await this.#ask<DraftDetailJson>('GET', pathOf(id));
    // deleted meanwhile: the next exchange hears of it
    if (!answer.ok) return answer.problem.status === 404 ? undefined : answer.problem;
    const draft = readDetail(answer.value);
    if (draft !== undefined) await this.#take(draft, answer.value.revision, mark);
    return undefined;
  }

  async #take(draft: ExportedDraft, revision: number, mark: string | undefined): Promise<void> {
    const { context, sent, changed } = this.#with;
    const newLog = context.surroundings.newId();
    const now = await putTheirs(context.connection, { draft, mark, newLog });
    if (now === undefined) return;
    await sent.put({ id: draft.id, revision, mark: now });
    changed(draft.id);
  }

  /** Sends a draft as it is here; `revision` is what it goes on from. */
  async #send(id: string, revision: number, rounds = ROUNDS): Promise<RemoteProblem | undefined> {
    const { context, sent } = this.#with;
    const here = await readLocal(context.connection, id);
    if (here === undefined || rounds === 0) return undefined;
    const data = packDraft(here.draft);
    if (data === undefined) return TOO_LARGE;
    const title = here.draft.texts.title.slice(0, MOST_TITLE);
    const answer = await this.#ask<DraftJson>('PUT', pathOf(id), { title, data, revision });
    if (answer.ok) {
      await sent.put({ id, revision: answer.value.revision, mark: here.mark });
      return undefined;
    }
    const { code, status, facts } = answer.problem;
    // the server has been set back to an older state
    if (status === 404 && revision > 0) return this.#send(id, 0, rounds - 1);
    if (code !== 'draft-changed') return answer.problem;
    const theirs = facts['theirs'] as DraftDetailJson | null;
    // deleted there, but changed here: it comes back
    if (theirs === null) return this.#send(id, Number(facts['revision']), rounds - 1);
    return this.#meet(theirs, rounds - 1);
  }

  async #meetThere(id: string): Promise<RemoteProblem | undefined> {
    const answer = await this.#ask<DraftDetailJson>('GET', pathOf(id));
    if (!answer.ok) return answer.problem.status === 404 ? undefined : answer.problem;
    return this.#meet(answer.value, ROUNDS);
  }

  /** Both sides have changed, or this device has never heard of the server's draft. */
  async #meet(detail: DraftDetailJson, rounds: number): Promise<RemoteProblem | undefined> {
    const { id, revision } = detail;
    const { context, sent } = this.#with;
    const theirs = readDetail(detail);
    const here = await readLocal(context.connection, id);
    if (theirs === undefined || here === undefined) return undefined;
    if (goesOnFrom(here.draft, theirs)) {
      if (!goesOnFrom(theirs, here.draft)) return this.#send(id, revision, rounds);
      await sent.put({ id, revision, mark: here.mark });
      return undefined;
    }
    if (goesOnFrom(theirs, here.draft)) return void (await this.#take(theirs, revision, here.mark));
    return this.#part(theirs, revision, here);
  }

  async #part(
    theirs: ExportedDraft,
    revision: number,
    here: LocalDraft & { readonly draft: ExportedDraft },
  ): Promise<RemoteProblem | undefined> {
    const { context, sent, changed, copyTitle } = this.#with;
    const { newId } = context.surroundings;
    const copy = newId();
    const { title } = here.draft.texts;
    const parted = await putApart(context.connection, {
      draft: theirs,
      mark: here.mark,
      newLog: newId(),
      copy,
      title: copyTitle(title),
    });
    if (parted === undefined) return undefined;
    await sent.put({ id: theirs.id, revision, mark: parted.theirs });
    this.#apart.push(title);
    changed(theirs.id, copy);
    return this.#send(copy, 0);
  }

  async #deleteHere(here: LocalDraft): Promise<undefined> {
    const { context, sent, changed } = this.#with;
    if (!(await removeLocal(context.connection, here))) return;
    await sent.remove(here.id);
    changed(here.id);
  }

  async #deleteThere(id: string, revision: number): Promise<RemoteProblem | undefined> {
    const answer = await this.#ask('DELETE', callPath(paths.DRAFT, { id }, { revision }));
    if (answer.ok || answer.problem.status === 404) return void (await this.#with.sent.remove(id));
    // another device has changed it: the next exchange brings it
    return answer.problem.status === 409 ? undefined : answer.problem;
  }

  #ask<T>(method: string, path: CallPath, body?: object) {
    return this.#with.ask<T>(method, path, { body, keepalive: this.#keepalive });
  }
}

/** Trouble that other drafts have, too. */
function isForAll(problem: RemoteProblem): boolean {
  return isPassing(problem) || problem.status === 401 || problem.status === 403;
}

function pathOf(id: string): CallPath {
  return callPath(paths.DRAFT, { id });
}

/** The draft of an answer, by the name that it has there. */
function readDetail({ id, data }: DraftDetailJson): ExportedDraft | undefined {
  const draft = unpackDraft(data);
  return draft && { ...draft, id };
}

/** Whether a draft has all of another one. */
function goesOnFrom(draft: ExportedDraft, other: ExportedDraft): boolean {
  return (
    JSON.stringify(draft.start) === JSON.stringify(other.start) &&
    JSON.stringify(draft.texts) === JSON.stringify(other.texts) &&
    beginsWith(draft.rows, other.rows)
  );
}
