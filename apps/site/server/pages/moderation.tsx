/**
 * The page of the moderators. Its forms are sent without script: the answer is always a redirect to
 * the page, which says what was done, so that a reload sends nothing twice.
 */

import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { type ModerationRequest, ModerationRequestSchema } from '../../contract/community.js';
import { PAGE_ROOTS } from '../../web/frame/place.js';
import type { ModerationData } from '../../web/pages/moderation/data.js';
import { description, Page, title } from '../../web/pages/moderation/page.js';
import { entryName } from '../../web/pages/moderation/stream-row.js';
import { isModerator } from '../catalogue/index.js';
import { listStream, moderate, readLog, searchPeople } from '../community/index.js';
import {
  checkAccess,
  type Env,
  findReader,
  HttpProblem,
  requireMember,
  routes,
  type SiteContext,
} from '../http/index.js';
import type { Site } from '../site/index.js';
import { pageQuery } from './page-query.js';
import { renderPage } from './render.js';

const DAY = 86_400_000;

const ENTRIES = 30;
/** Entries of each kind in the stream: what is done makes room for the next. */
const ITEMS = 30;

const CODE = z.string().regex(/^[a-z-]{1,40}$/);

const Query = z.object({
  log: z.string().max(200).optional(),
  done: CODE.optional(),
  problem: CODE.optional(),
  person: z.string().max(64).optional(),
  kind: CODE.optional(),
  id: z.string().max(64).optional(),
  entry: z.string().max(120).optional(),
  undo: z
    .string()
    .regex(/^(?:show|hide|lock|unlock|rank|unban) [a-z]+ [^\p{C}]{1,64}$/u)
    .optional(),
});

/** The entry to which a form belongs. */
const EntryQuery = z.object({ entry: z.string().max(120).optional().catch(undefined) });

/** The fields of the forms: `do` is a button such as `hide comment 3FHTBKNHdr9`. */
const Form = z.object({
  do: z.string().max(200).optional(),
  action: z.string().optional(),
  kind: z.string().optional(),
  id: z.string().max(64).optional(),
  reason: z.string().optional(),
  note: z.string().optional(),
  message: z.string().optional(),
  days: z.coerce.number().int().min(0).max(3650).optional(),
  hidesAll: z.literal('yes').optional(),
  role: z.string().optional(),
});

/** The routes of this page. */
export function moderationPage(site: Site): OpenAPIHono<Env> {
  const app = routes();
  for (const prefix of PAGE_ROOTS) {
    app.get(`${prefix}/moderation`, async (c) => {
      const data = await loadData(c, site);
      return renderPage(c, site, {
        path: 'moderation',
        entry: 'moderation',
        title,
        description,
        Page,
        data,
      });
    });
    app.post(`${prefix}/moderation`, async (c) => {
      const told = await performRequest(c, site);
      const { entry } = EntryQuery.parse(c.req.query());
      // the page shows the same entry if it still waits
      const same = entry === undefined ? '' : `&${new URLSearchParams({ entry })}`;
      return c.redirect(`${prefix}/moderation?${told}${same}`, 303);
    });
  }
  return app;
}

async function loadData(c: SiteContext, site: Site): Promise<ModerationData> {
  const { log, done, problem, undo, kind, id, entry, person = '' } = pageQuery(c, Query);
  const member = findReader(c);
  const isFor = isModerator(member);
  const stream = isFor && member !== undefined ? await listStream(site, member, ITEMS) : null;
  const { entries, next } = await readLog(site, member, { after: log, limit: ENTRIES });
  const code = done ?? problem;
  return {
    role: isFor ? (member?.role ?? 'person') : 'person',
    stream,
    entry: stream?.some((item) => entryName(item) === entry) ? (entry ?? null) : null,
    found: isFor && person !== '' ? { name: person, ...(await searchPeople(site, person)) } : null,
    named: isFor && kind !== undefined && id !== undefined ? { kind, id } : null,
    log: entries,
    nextLog: next,
    isFurther: log !== undefined,
    outcome:
      isFor && code !== undefined ? { code, isDone: done !== undefined, undo: undo ?? null } : null,
  };
}

/** What takes an action back. */
const UNDO: Partial<Record<ModerationRequest['action'], string>> = {
  hide: 'show',
  show: 'hide',
  lock: 'unlock',
  unlock: 'lock',
  admit: 'hide',
  ban: 'unban',
  strike: 'rank',
};

/**
 * Does what a form says. Returns what the page is to say of it: `done=hide`, `problem=not-found`.
 */
async function performRequest(c: SiteContext, site: Site): Promise<string> {
  const moderator = requireMember(c);
  checkAccess(moderator, 'moderator');
  const request = parseRequest(await c.req.parseBody(), site.now());
  if (request === undefined) return 'problem=invalid-request';
  try {
    await moderate(site, moderator, request);
    const undo = UNDO[request.action];
    const { kind, id } = request.subject;
    const query = { done: request.action, ...(undo && { undo: `${undo} ${kind} ${id}` }) };
    return `${new URLSearchParams(query)}`;
  } catch (error) {
    if (error instanceof HttpProblem) return `problem=${error.code}`;
    throw error;
  }
}

/** The request of a form, or undefined if the form is none of ours. */
function parseRequest(body: unknown, now: number): ModerationRequest | undefined {
  const form = Form.safeParse(body);
  if (!form.success) return undefined;
  const { do: button = '', days = 0, role, note, message, reason, hidesAll, ...other } = form.data;
  const [, action = other.action, kind = other.kind, id = other.id] =
    /^(\S+) (\S+) (.+)$/.exec(button) ?? [];
  const request = ModerationRequestSchema.safeParse({
    action,
    subject: { kind, id },
    reason,
    note,
    message,
    ...(action === 'ban' && days > 0 ? { until: new Date(now + days * DAY).toISOString() } : {}),
    ...(action === 'ban' && hidesAll === 'yes' ? { hidesAll: true } : {}),
    ...(action === 'role' ? { role } : {}),
  });
  return request.success ? request.data : undefined;
}
