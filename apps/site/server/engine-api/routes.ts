/** The engine as a service: one call for each verb, with a puzzle in any format. */
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import {
  CALLS,
  type Call,
  type EngineAnswer,
  type EngineVerbs,
  ReadOptions,
} from '../engine/index.js';
import { apiRoute, type Env, routes, type SiteContext, serveRoute } from '../http/index.js';
import type { Site } from '../site/index.js';
import { admitCall, askEngine, puzzleProblem } from './ask.js';
import { engineBody, mostBytes, readOptions, refuseUnknown, toPuzzleFile } from './bodies.js';

/** The routes of this part. */
export function engineRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  for (const call of CALLS) {
    const known = call.options.extend(ReadOptions.shape);
    serveRoute(app, toRoute(call, known), `/${call.verb}`, (c) => answerTo(c, site, call, known));
  }
  return app;
}

async function answerTo(
  c: SiteContext,
  site: Site,
  { verb, options }: Call,
  known: z.ZodObject,
): Promise<Response> {
  admitCall(site, c, verb);
  const body = await engineBody(c, mostBytes(verb));
  refuseUnknown(body, known);
  const query = c.req.query();
  const own = readOptions(options, query, body);
  const { index, ...reading } = readOptions(ReadOptions, query, body);
  const file = toPuzzleFile(body, reading);
  const request = { file, index, language: c.get('contentLanguage'), options: own };
  // the options were checked by the schema of this verb
  const answer = await askEngine(
    site,
    c,
    verb,
    request as EngineVerbs[typeof verb]['request'],
    true,
  );
  return toResponse(c, answer as EngineAnswer, file.name);
}

function toResponse(c: SiteContext, answer: EngineAnswer, name: string | undefined): Response {
  if (!answer.ok) throw puzzleProblem(answer.problem);
  const { body, type, extension, warnings } = answer;
  c.header('Content-Type', type);
  c.header('Cache-Control', 'no-store');
  if (extension !== undefined) c.header('Content-Disposition', disposition(name, extension));
  if (warnings.length > 0) {
    c.header('Nonokit-Warnings', [...new Set(warnings.map(({ code }) => code))].join(', '));
  }
  return c.body(body);
}

/** A file to save, so that no browser shows it as a page of this site. */
function disposition(name = 'puzzle', extension: string): string {
  const stem = name.replace(/\.[^.]*$/, '').replaceAll(/[^\w-]+/g, '-') || 'puzzle';
  return `attachment; filename="${stem.slice(0, 80)}${extension}"`;
}

const MARKS = z.string().optional().openapi({
  description: 'What is marked so far, row by row: `?` unknown, `.` blank, `#` filled',
});

function toRoute({ verb, summary, description, answers, body }: Call, known: z.ZodObject) {
  const { marks, ...others } = known.shape;
  // an address has only texts
  const inQuery = marks === undefined ? others : { ...others, marks: MARKS };
  const puzzle = z.union([z.string(), z.looseObject({})]).openapi({
    description: 'The puzzle: the text of its file, base64, or an object in our own format.',
    example: 'width 2\nheight 2\n\nrows\n2\n1\n\ncolumns\n2\n1\n',
  });
  const encoding = z.enum(['text', 'base64']).optional().openapi({
    description: 'How `puzzle` is written. Default `text`.',
  });
  const json = known.extend({ puzzle, encoding }).openapi(`${capital(verb)}Request`);
  const binary = { schema: { type: 'string' as const, format: 'binary' } };
  return apiRoute({
    access: 'anyone',
    method: 'post',
    path: `/${verb}`,
    operationId: verb,
    tags: ['engine'],
    summary,
    description,
    request: {
      query: z.object(inQuery).partial(),
      body: { required: true, content: { 'application/json': { schema: json }, [body]: binary } },
    },
    responses: { 200: { description: 'The answer', content: answers } },
  });
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
