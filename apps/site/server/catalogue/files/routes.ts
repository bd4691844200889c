/** Routes that give files out: puzzles in all formats, the dump. */
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { Id, Moment } from '../../../contract/catalogue.js';
import * as paths from '../../../contract/paths.js';
import {
  apiRoute,
  type Env,
  etagged,
  HttpProblem,
  makeEtag,
  problems,
  readRange,
  routes,
  type SiteContext,
  serveRoute,
} from '../../http/index.js';
import type { Site } from '../../site/index.js';
import { changesStream, dumpStream, latestDump } from './dump.js';
import { puzzleFile } from './puzzle-file.js';

/** Bytes, in the description. */
const BYTES = z.string().openapi({ format: 'binary' });

/** The types of puzzle files. */
const FILES = Object.fromEntries(
  [
    ...['application/octet-stream', 'text/plain', 'application/json', 'image/png'],
    ...['image/svg+xml', 'image/gif', 'application/pdf'],
  ].map((type) => [type, { schema: type.endsWith('json') ? z.unknown() : BYTES }]),
);

const fileRoute = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.PUZZLE_FILE,
  tags: ['catalogue'],
  summary: 'A puzzle as a file, in any format that can be written',
  description:
    'Clues only, unless you have solved the puzzle. `svg`, `png` and `pdf` are sheets. Once you have ' +
    'solved it, `cnf`, `drat` and `lrat` are its certificate: a formula which says that there is ' +
    'another picture, and the proof that there is none.',
  request: {
    params: z.object({ id: Id, extension: z.string().openapi({ example: 'non' }) }),
    query: z.object({
      format: z.string().optional().openapi({
        description: 'The id of the format, if several have this extension',
      }),
    }),
  },
  responses: {
    200: { description: 'The file', content: FILES },
    ...problems(403, 404, 422, 503),
  },
});

const DumpQuery = z.object({
  since: Moment.optional().openapi({ description: 'Only what is new or changed since then' }),
});

const dumpRoute = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.PUZZLE_DUMP,
  tags: ['catalogue'],
  summary: 'All public puzzles, one JSON object a line: clues and facts; written once a day',
  description:
    'Without titles, tags and pictures. A download that broke can be continued with `Range` and ' +
    '`If-Range`. With `since`, only puzzles that were published or changed then or later, as they ' +
    'are now; solves, stars and ratings alone make no change. A puzzle that a moderator has hidden ' +
    'is `{"id":"…","number":…,"gone":true}`; one that its author has deleted is missing from the ' +
    'next dump.',
  request: { query: DumpQuery },
  responses: {
    200: { description: 'The dump', content: { 'application/gzip': { schema: BYTES } } },
    206: { description: 'A part of it', content: { 'application/gzip': { schema: BYTES } } },
    304: { description: 'Not changed' },
    ...problems(400, 404, 416, 429),
  },
});

/** Files of the catalogue. */
export function fileRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  serveRoute(app, dumpRoute, '/puzzles.ndjson.gz', async (c) => {
    const since = readSince(c, site);
    if (since !== undefined) return answerChanges(c, site, since);
    const dump = await latestDump(site);
    if (dump === undefined) {
      throw new HttpProblem(404, 'no-dump-yet', 'The first dump is still being written.');
    }
    c.header('Cache-Control', 'public, max-age=3600');
    c.header('Last-Modified', new Date(dump.stamp).toUTCString());
    const tag = `"${dump.stamp}"`;
    const same = etagged(c, tag);
    if (same !== undefined) return same;
    c.header('Accept-Ranges', 'bytes');
    saveAs(c, 'puzzles.ndjson.gz');
    const { bytes } = dump;
    const range = readRange(c, { bytes, tag });
    if (range === undefined) {
      c.header('Content-Length', `${bytes}`);
      return c.body(dumpStream(site, dump, { from: 0, to: bytes - 1 }));
    }
    c.header('Content-Length', `${range.to - range.from + 1}`);
    c.header('Content-Range', `bytes ${range.from}-${range.to}/${bytes}`);
    return c.body(dumpStream(site, dump, range), 206);
  });
  serveRoute(app, fileRoute, '/puzzles/:file{[0-9A-Za-z]{1,32}\\.[0-9a-z._-]{1,20}}', async (c) => {
    const [id = '', ...rest] = c.req.param('file').split('.');
    const wish = { id, extension: rest.join('.'), format: c.req.query('format') };
    const { body, type, number } = await puzzleFile(site, c, wish);
    c.header('Cache-Control', 'private, no-cache');
    const name = `nonokit-${number}.${wish.extension}`;
    c.header('Content-Disposition', `inline; filename="${name}"`);
    return etagged(c, makeEtag(body)) ?? c.body(body, 200, { 'Content-Type': type });
  });
  return app;
}

const DAY_MS = 86_400_000;

/** Changes are told this far back; for more, the dump is there. */
const MOST_DAYS = 31;

/** From when changes are asked for. @throws {HttpProblem} 400 for what is no time, or too old. */
function readSince(c: SiteContext, site: Site): number | undefined {
  const query = DumpQuery.safeParse(c.req.query());
  const since = query.data?.since;
  const isOld = since !== undefined && since < site.now() - MOST_DAYS * DAY_MS;
  if (query.success && !isOld) return since;
  const message = `since: expected a time of the last ${MOST_DAYS} days, such as 2026-11-01.`;
  throw new HttpProblem(400, 'invalid-request', message, { field: 'since' });
}

function answerChanges(c: SiteContext, site: Site, since: number): Response {
  c.header('Cache-Control', 'no-store');
  saveAs(c, 'changes.ndjson.gz');
  return c.body(changesStream(site, since));
}

function saveAs(c: SiteContext, name: string): void {
  c.header('Content-Disposition', `attachment; filename="${name}"`);
  c.header('Content-Type', 'application/gzip');
}
