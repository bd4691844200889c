/** Routes that publish, change and remove puzzles, and find those with the same picture. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { LANGUAGES } from '@nonokit/core';
import { apiAddress, callPath } from '../../../contract/call-path.js';
import { PuzzleDetail, type Titles } from '../../../contract/catalogue.js';
import * as paths from '../../../contract/paths.js';
import type { AppraisedPuzzle } from '../../engine/index.js';
import {
  apiRoute,
  DONE,
  type Env,
  HttpProblem,
  jsonAnswer,
  jsonBody,
  problems,
  REPEAT_MS,
  requireMember,
  routes,
} from '../../http/index.js';
import type { Site } from '../../site/index.js';
import { cardsById } from '../cards.js';
import { detailRow, puzzleDetail } from '../detail.js';
import { columnsOf } from '../insert.js';
import { authorsWish, readWish } from '../reading-routes.js';
import { revealedTo, titlesAndPicture } from '../revealed.js';
import { appraiseFile, findTwins, refuseUnfit } from './appraise.js';
import { changePuzzle, ownPuzzle, removePuzzle } from './change.js';
import { type PuzzleListener, publishPuzzle } from './publish-puzzle.js';
import { ChangedPuzzleBody, NewPuzzleBody, PuzzleParams, Twins } from './schemas.js';

const publishRoute = apiRoute({
  access: 'publish',
  method: 'post',
  path: paths.PUZZLES,
  tags: ['catalogue'],
  summary: 'Publish a puzzle',
  description:
    'The puzzle must have exactly one solution. What may be a mistake, such as a picture that ' +
    'another puzzle has already, is answered with `has-warnings`; send the same with ' +
    '`acceptWarnings` to publish nevertheless. The same request again within an hour publishes ' +
    'nothing new. New members publish a few puzzles a day. Where a moderator has to look at the ' +
    'first puzzle of a member, the answer has `isWaiting`: only its author sees it until then.',
  request: { body: jsonBody(NewPuzzleBody) },
  responses: {
    201: jsonAnswer(PuzzleDetail, 'The puzzle, as its author sees it'),
    ...problems(400, 401, 403, 413, 422, 429, 503),
  },
});

const changeRoute = apiRoute({
  access: 'publish',
  method: 'put',
  path: paths.PUZZLE,
  tags: ['catalogue'],
  summary: 'Change a puzzle; new clues make a new version',
  description:
    'Only for its author. Members that are left out stay as they are. Games of the version ' +
    'before can still be finished. Once others have solved the puzzle, its licence stays.',
  request: { params: PuzzleParams, body: jsonBody(ChangedPuzzleBody) },
  responses: {
    200: jsonAnswer(PuzzleDetail, 'The puzzle as it is'),
    ...problems(400, 401, 403, 404, 409, 413, 422, 503),
  },
});

const removeRoute = apiRoute({
  access: 'publish',
  method: 'delete',
  path: paths.PUZZLE,
  tags: ['catalogue'],
  summary: 'Delete a puzzle that nobody else has solved',
  description: 'Only for its author.',
  request: { params: PuzzleParams },
  responses: { 204: DONE, ...problems(401, 403, 404, 409) },
});

const twinsRoute = apiRoute({
  access: 'read',
  method: 'get',
  path: paths.PUZZLE_TWINS,
  tags: ['catalogue'],
  summary: 'Puzzles with the same picture: mirrored, turned, recoloured, inverted',
  description:
    'Only for a puzzle that you have solved or made, because the answer reveals its picture.',
  request: { params: PuzzleParams },
  responses: { 200: jsonAnswer(Twins, 'The oldest first'), ...problems(401, 403, 404) },
});

/** The routes of authors. */
export function publishRoutes(site: Site, changed: PuzzleListener): OpenAPIHono<Env> {
  const app = routes();
  app.openapi(publishRoute, async (c) => {
    const author = requireMember(c);
    const body = c.req.valid('json');
    const puzzle = await appraiseFile(site, c, body);
    const { titles } = body;
    const before = await publishedBefore(site, { authorId: author.id, puzzle, titles });
    const wish = { author, puzzle, body, language: c.get('language') };
    const id = before ?? (await publishPuzzle(site, wish, changed));
    c.header('Location', apiAddress('/', callPath(paths.PUZZLE, { id })));
    return c.json(await puzzleDetail(site, id, authorsWish(c)), 201);
  });
  app.openapi(changeRoute, async (c) => {
    const { id: author } = requireMember(c);
    const { id } = c.req.valid('param');
    const body = c.req.valid('json');
    const row = await ownPuzzle(site.db, id, author);
    const titles = body.titles ?? (await titlesAndPicture(site.db, id)).titles;
    const hasTitle = Object.keys(titles).length > 0;
    const { file, acceptWarnings } = body;
    const puzzle = file === undefined ? undefined : await appraiseFile(site, c, { ...body, file });
    if (puzzle !== undefined) {
      const language = c.get('language');
      await refuseUnfit(site, language, puzzle, { hasTitle, acceptWarnings, own: id });
    }
    const isListed = await changePuzzle(site, { row, author, body, puzzle });
    if (puzzle !== undefined && isListed) await changed(site, columnsOf(puzzle));
    return c.json(await puzzleDetail(site, id, authorsWish(c)), 200);
  });
  app.openapi(removeRoute, async (c) => {
    const { id: author } = requireMember(c);
    await removePuzzle(site, c.req.valid('param').id, author);
    return c.body(null, 204);
  });
  app.openapi(twinsRoute, async (c) => {
    const member = requireMember(c);
    const { id } = c.req.valid('param');
    const { key } = await detailRow(site, id);
    if (!(await revealedTo(site, member, [id])).has(id)) {
      throw new HttpProblem(403, 'not-solved', 'Solve the puzzle first.');
    }
    const twins = await findTwins(site, key, id);
    return c.json({ puzzles: await cardsById(site, twins, readWish(c)) }, 200);
  });
  return app;
}

/** The puzzle of a request that came again: of the same author, with the same clues and titles. */
async function publishedBefore(
  { db, now }: Site,
  wish: {
    readonly authorId: string;
    readonly puzzle: AppraisedPuzzle;
    readonly titles: Titles;
  },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('puzzle')
    .select('id')
    .where('author_id', '=', wish.authorId)
    .where('created_at', '>', now() - REPEAT_MS)
    .where('state', '!=', 'hidden')
    .where('clues', '=', wish.puzzle.clues)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { titles } = await titlesAndPicture(db, row.id);
  return LANGUAGES.every((each) => titles[each] === wish.titles[each]) ? row.id : undefined;
}
