/** A server of drafts for tests, by the rules of the real one (`server/desk/drafts.ts`). */
import type { Answer, Ask, AskOptions } from '../../player-store/exchange/ask.js';
import type { Mood } from './fake-server.js';

/** A draft as the server keeps it; `data` is null for the mark of a deleted one. */
export interface KeptDraft {
  readonly id: string;
  readonly title: string;
  readonly data: string | null;
  readonly revision: number;
}

export class FakeDraftsServer {
  drafts = new Map<string, KeptDraft>();
  readonly asked: string[] = [];
  mood: Mood = 'well';
  /** The code with which drafts are refused. */
  refuses: string | undefined;

  readonly ask: Ask = async <T>(method: string, path: string, options: AskOptions = {}) => {
    this.asked.push(method);
    if (this.mood === 'unreachable') return problem('not-reached', 0);
    if (this.mood === 'signed out') return problem('not-signed-in', 401);
    const body = JSON.parse(JSON.stringify(options.body ?? null)) as KeptDraft | null;
    const [address = '', query = ''] = path.split('?');
    const id = address.split('/')[1];
    const answer = id === undefined ? this.#list() : this.#one(method, id, body, query);
    if (this.mood === 'loses answers') return problem('not-reached', 0);
    return JSON.parse(JSON.stringify(answer)) as Answer<T>;
  };

  /** The titles of drafts that are there. */
  get titles(): string[] {
    return [...this.drafts.values()].flatMap(({ data, title }) => (data === null ? [] : [title]));
  }

  #list(): Answer<unknown> {
    const all = [...this.drafts.values()];
    return good({
      drafts: all.filter(({ data }) => data !== null),
      deleted: all.filter(({ data }) => data === null),
    });
  }

  #one(method: string, id: string, body: KeptDraft | null, query: string): Answer<unknown> {
    const there = this.drafts.get(id);
    if (method === 'GET') return there?.data ? good(there) : problem('not-found', 404);
    if (this.refuses !== undefined) return problem(this.refuses, 409);
    if (method === 'DELETE') {
      if (there === undefined) return problem('not-found', 404);
      if (query !== `revision=${there.revision}`) return this.#changed(there);
      this.drafts.set(id, { id, title: '', data: null, revision: there.revision + 1 });
      return good(undefined);
    }
    const { title = '', data = null, revision = 0 } = body ?? {};
    if (there !== undefined && there.data === data && there.title === title) return good(there);
    if (there === undefined && revision > 0) return problem('not-found', 404);
    if (there !== undefined && there.revision !== revision) return this.#changed(there);
    const kept = { id, title, data, revision: revision + 1 };
    this.drafts.set(id, kept);
    return good(kept);
  }

  #changed(there: KeptDraft): Answer<never> {
    const theirs = there.data === null ? null : there;
    return problem('draft-changed', 409, { theirs, revision: there.revision });
  }
}

function good(value: unknown): Answer<unknown> {
  return { ok: true, value: value ?? null };
}

function problem(code: string, status: number, facts = {}): Answer<never> {
  return { ok: false, problem: { code, status, detail: '', facts, retryAfter: undefined } };
}
