/**
 * A puzzle to play without a script: each press of a button asks for the board with that cell
 * changed. The address holds the marks, so "back" is undo, and a bookmark keeps the game. Where
 * there is a script, be it of 2009, `public/plain-board.js` changes the cell at once.
 */
import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  applyMove,
  blindFromJson,
  type Clues,
  type Game,
  isWon,
  newGame,
  pictureOf,
  revealedTexts,
} from '@nonokit/board';
import { BLANK, escapeXml, UNKNOWN } from '@nonokit/core';
import { writePuzzle } from 'nonokit';
import { PAGE_ROOTS, pathIn } from '../../../web/frame/place.js';
import { wordsIn } from '../../../web/words/all.js';
import { formatFacts, puzzleDetail, readWish } from '../../catalogue/index.js';
import { askEngine } from '../../engine-api/index.js';
import {
  type Env,
  etagged,
  htmlAnswer,
  makeEtag,
  routes,
  type SiteContext,
} from '../../http/index.js';
import type { Site } from '../../site/index.js';
import { renderBoard } from './plain-board.js';
import { decodeMarks, encodeMarks } from './plain-marks.js';
import { PLAIN_STYLE } from './style.js';

/** The most cells: the page of a larger one would be too long for the readers that it is for. */
const MOST_CELLS = 900;

/** The most characters of marks in an address: 30 x 30 cells in 30 inks. */
const MOST_STATE = 1000;

/** The routes of this page and of its style. */
export function plainPages(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.get('/plain/style.css', (c) => {
    c.header('Cache-Control', 'public, max-age=86400');
    const type = { 'Content-Type': 'text/css; charset=utf-8' };
    return etagged(c, makeEtag(PLAIN_STYLE)) ?? c.body(PLAIN_STYLE, 200, type);
  });
  for (const root of PAGE_ROOTS) {
    app.get(`${root}/plain/:id{[0-9A-Za-z]{1,32}}`, (c) => plainPage(c, site, c.req.param('id')));
  }
  return app;
}

/** What the form sends. */
interface Sent {
  readonly marks: Int16Array;
  readonly tool: number;
  /** The cell that was pressed. */
  readonly cell: number | undefined;
  readonly wantsHint: boolean;
}

/** Answers with the board, or after a press with where it is. @throws {HttpProblem} 404 */
async function plainPage(c: SiteContext, site: Site, id: string): Promise<Response> {
  const card = await puzzleDetail(site, id, readWish(c));
  const blind = blindFromJson(card.blind);
  if (blind === undefined) throw new Error(`plainPage: puzzle ${id} has no clues`);
  const { clues } = blind;
  const { width, height, palette } = clues;
  const isTooLarge = width * height > MOST_CELLS;
  const sent = readSent(c, clues);
  const { cell, tool } = sent;
  const language = c.get('language');
  if (cell !== undefined && !isTooLarge) {
    const marks = sent.marks.slice();
    marks[cell] = marks[cell] === tool ? UNKNOWN : tool;
    const query = `s=${encodeMarks(marks, palette.length - 1)}&t=${tool}`;
    return c.redirect(`?${query}#r${Math.floor(cell / width)}`, 303);
  }
  const game = gameWith(clues, sent.marks);
  const words = wordsIn(language).plain;
  const state = encodeMarks(game.marks, palette.length - 1);
  const said = sent.wantsHint && !isWon(game) ? await findHint(c, site, game) : undefined;
  const title = isWon(game) ? revealedTexts(blind, pictureOf(game)).title : undefined;
  const page = `${site.config.baseUrl}/${pathIn(language, `puzzles/${id}`)}`;
  const body = [
    `<h1>№ ${card.number}</h1>`,
    `<p>${escapeXml(formatFacts(card, language))}</p>`,
    ...(isWon(game) ? [`<p class="said"><b>${words.solved(escapeXml(title ?? ''))}</b></p>`] : []),
    ...(said === undefined ? [] : [`<p class="said">${escapeXml(said)}</p>`]),
    isTooLarge ? `<p>${words.tooLarge}</p>` : renderBoard({ game, state, tool, words }),
    ...(isTooLarge ? [] : [`<p>${words.how}</p>`]),
    `<p><a href="?">${words.restart}</a> · <a href="${escapeXml(page)}">${words.page}</a></p>`,
  ];
  const html = [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">`,
    `<title>№ ${card.number} · ${width} × ${height}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeXml(page)}">`,
    `<link rel="stylesheet" href="${site.config.baseUrl}/plain/style.css"></head><body>`,
    ...body,
    `<script src="${site.config.baseUrl}/plain-board.js"></script></body></html>`,
  ];
  c.header('Cache-Control', 'private, no-cache');
  return htmlAnswer(c, html.join('\n'), 200);
}

/** What the address says; anything that does not fit the puzzle counts as missing. */
function readSent(c: SiteContext, { width, height, palette }: Clues): Sent {
  const inks = palette.length - 1;
  const state = c.req.query('s') ?? '';
  const tool = readNumber(c.req.query('t'), inks) ?? Math.min(1, inks);
  const cell = readNumber(c.req.query('c'), width * height - 1);
  const marks = decodeMarks(state.slice(0, MOST_STATE), width * height, inks);
  return { marks, tool, cell, wantsHint: c.req.query('h') !== undefined };
}

function readNumber(text: string | undefined, most: number): number | undefined {
  return text !== undefined && /^\d{1,6}$/.test(text) && Number(text) <= most
    ? Number(text)
    : undefined;
}

/** A game with these marks. */
function gameWith(clues: Clues, marks: Int16Array): Game {
  let game = newGame(clues);
  for (let mark = BLANK; mark < clues.palette.length; mark++) {
    const cells = [...marks.keys()].filter((cell) => marks[cell] === mark);
    if (cells.length > 0) game = applyMove(game, { type: 'paint', cells, mark });
  }
  return game;
}

/** The next hint in words, from the engine. */
async function findHint(c: SiteContext, site: Site, { clues, marks }: Game): Promise<string> {
  const { width } = clues;
  const rows = clues.rows.map((_, row) => [...marks.subarray(row * width, (row + 1) * width)]);
  const language = c.get('contentLanguage');
  const answer = await askEngine(site, c, 'hint', {
    file: { bytes: writePuzzle({ ...clues, meta: {} }, 'share'), format: 'share' },
    language,
    options: { marks: rows, tell: 'why' },
  });
  const words = wordsIn(c.get('language')).plain;
  if (!answer.ok) return words.noHint;
  const { help } = JSON.parse(Buffer.from(answer.body).toString()) as {
    readonly help?: Readonly<Record<string, { readonly why?: string }>>;
  };
  return help?.[language]?.why ?? words.noHint;
}
