/**
 * Pages as Markdown, for assistants and for programs that read text: what the site is and offers
 * (`/llms.txt`, llmstxt.org), and a puzzle with its clues. Blind, as everything for strangers.
 */
import { type Clue, clueText } from '@nonokit/core';
import { symbolsOf } from 'nonokit/render';
import { pathIn } from '../../../web/frame/place.js';
import type { PageLanguage } from '../../../web/words/languages.js';
import { type Site, siteFace } from '../../site/index.js';
import { plainCard } from '../cards.js';
import { detailRow, sharedPuzzle } from '../detail.js';
import { formatFacts } from './feeds.js';

/** What the site is, and where programs find it. In English, as its description for programs. */
export async function siteMarkdown(site: Site): Promise<string> {
  const { baseUrl } = site.config;
  const { name } = await siteFace(site);
  const links = [
    ['Puzzles', `${baseUrl}/puzzles`, 'the catalogue; each puzzle also as `/puzzles/<id>.md`'],
    [
      'Description of the API',
      `${baseUrl}/api/v1/openapi.json`,
      'OpenAPI 3.1, no key needed to read',
    ],
    ['The API for people', `${baseUrl}/api`, 'every call with an example'],
    [
      'All puzzles',
      `${baseUrl}/api/v1/puzzles.ndjson.gz`,
      'clues and facts, one JSON object a line',
    ],
    ['Techniques', `${baseUrl}/learn/`, 'the eighteen ways of reasoning, with tasks'],
    ['Site map', `${baseUrl}/sitemap.xml`, 'all pages'],
  ] as const;
  return [
    `# ${escapeMarkdown(name)}`,
    '',
    '> Nonograms (griddlers, picross, Japanese crosswords) to play, make and study. Every puzzle has ' +
      'one solution, and the site can explain it step by step.',
    '',
    'Titles and pictures are secret until a puzzle is solved. To help a player, post the clues and ' +
      'their marks to `/api/v1/hint` and pass on no more than they asked for. `/api/v1/solve`, ' +
      '`/check`, `/rate` and `/explain` take a puzzle in any common format.',
    '',
    ...links.map(([name, address, about]) => `- [${name}](${address}): ${about}`),
    '',
  ].join('\n');
}

/** A puzzle: facts, links and clues. @throws {HttpProblem} 404 */
export async function puzzleMarkdown(
  site: Site,
  id: string,
  language: PageLanguage,
): Promise<string> {
  const { baseUrl } = site.config;
  const row = await detailRow(site, id);
  const card = plainCard(row);
  const { rows, columns, palette } = sharedPuzzle(row.clues);
  const symbols = symbolsOf(palette);
  const hasLetters = palette.length > 2;
  const write = (clue: Clue): string =>
    clueText(clue, hasLetters ? (color) => symbols[color] ?? '' : undefined);
  const inks = palette.slice(1).map(({ rgb }, k) => `${symbols[k + 1]} = ${rgb}`);
  const file = `${baseUrl}/api/v1/puzzles/${id}`;
  return [
    `# Nonogram № ${card.number}`,
    '',
    formatFacts(card, language) +
      (card.author === null ? '' : ` · ${escapeMarkdown(card.author.name)}`),
    '',
    `- [Play](${baseUrl}/${pathIn(language, `puzzles/${id}`)})`,
    `- Files: [JSON](${file}.json), [.non](${file}.non), [PNG](${file}.png), [PDF](${file}.pdf)`,
    ...(card.license === '' ? [] : [`- Licence: ${escapeMarkdown(card.license)}`]),
    '',
    ...(hasLetters ? [`Inks: ${inks.join(', ')}. Paper: ${palette[0]?.rgb}.`, ''] : []),
    ...listLines('Rows, from the top', rows.map(write)),
    ...listLines('Columns, from the left', columns.map(write)),
  ].join('\n');
}

/** The clues of a side as a numbered list. */
function listLines(title: string, clues: readonly string[]): string[] {
  return [`## ${title}`, '', ...clues.map((clue, k) => `${k + 1}. ${clue}`), ''];
}

/** Text that is no Markdown, whatever people call themselves. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').replace(/[\\`*_{}[\]()<>#+\-.!|~&]/g, '\\$&');
}
