/** Routes that give files out: puzzles in all formats, the dump. */
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { Id } from '../../../contract/catalogue.js';
import * as paths from '../../../contract/paths.js';
import {
  apiRoute,
  type Env,
  etagged,
  HttpProblem,
  makeEtag,
  problems,
  routes,
} from '../../http/index.js';
import type { Site } from '../../site/index.js';
import { dumpStream, latestDump } from './dump.js';
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

const dumpRoute = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.PUZZLE_DUMP,
  tags: ['catalogue'],
  summary: 'All public puzzles, one JSON object a line: clues and facts; written once a day',
  responses: {
    200: { description: 'The dump', content: { 'application/gzip': { schema: BYTES } } },
    ...problems(404),
  },
});

/** Files of the catalogue. */
export function fileRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.openAPIRegistry.registerPath(dumpRoute);
  app.get('/puzzles.ndjson.gz', async (c) => {
    const dump = await latestDump(site);
    if (dump === undefined) {
      throw new HttpProblem(404, 'no-dump-yet', 'The first dump is still being written.');
    }
    c.header('Cache-Control', 'public, max-age=3600');
    c.header('Last-Modified', new Date(dump.stamp).toUTCString());
    const same = etagged(c, `"${dump.stamp}"`);
    if (same !== undefined) return same;
    c.header('Content-Disposition', 'attachment; filename="puzzles.ndjson.gz"');
    c.header('Content-Type', 'application/gzip');
    c.header('Content-Length', String(dump.bytes));
    return c.body(dumpStream(site, dump));
  });
  app.openAPIRegistry.registerPath(fileRoute);
  app.get('/puzzles/:file{[0-9A-Za-z]{1,32}\\.[0-9a-z._-]{1,20}}', async (c) => {
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
