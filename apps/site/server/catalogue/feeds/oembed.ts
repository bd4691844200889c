/** oEmbed (oembed.com): how other sites show a puzzle. Blind: facts, no title. */

import { escapeXml } from '@nonokit/core';
import { pathIn, splitPath } from '../../../web/frame/place.js';
import { HttpProblem, notFound } from '../../http/index.js';
import { type Site, siteFace } from '../../site/index.js';
import { plainCard } from '../cards.js';
import { detailRow } from '../detail.js';
import { previewSides } from '../files/preview.js';
import { formatFacts } from './feeds.js';

/** The sides of the frame unless less is wanted. */
const SIDES = { width: 720, height: 640 };

/** The query. */
export interface EmbedWish {
  readonly url: string;
  readonly maxWidth: number | undefined;
  readonly maxHeight: number | undefined;
}

/** The answer for an address of ours. @throws {HttpProblem} 400 for none, 404 for others */
export async function oembed(site: Site, wish: EmbedWish): Promise<Record<string, unknown>> {
  const { baseUrl } = site.config;
  if (wish.url === '') {
    const text = `url: expected the address of a puzzle, such as ${baseUrl}/puzzles/3FHTBKNHdr9.`;
    throw new HttpProblem(400, 'invalid-request', text);
  }
  if (!wish.url.startsWith(`${baseUrl}/`)) throw notFound('puzzle');
  const path = wish.url.slice(baseUrl.length);
  const [language, page] = splitPath(path.slice(1));
  const [, id] = /^(?:puzzles|embed)\/([0-9A-Za-z]{1,32})\/?(?:[?#].*)?$/.exec(page) ?? [];
  if (id === undefined) throw notFound('puzzle');
  const row = await detailRow(site, id);
  const card = plainCard(row);
  const width = Math.min(SIDES.width, wish.maxWidth ?? SIDES.width);
  const height = Math.min(SIDES.height, wish.maxHeight ?? SIDES.height);
  const { name } = await siteFace(site);
  const title = `${name} № ${card.number} · ${formatFacts(card, language)}`;
  const address = `${baseUrl}/${pathIn(language, `embed/${id}`)}`;
  return {
    version: '1.0',
    type: 'rich',
    provider_name: name,
    provider_url: `${baseUrl}/`,
    title,
    width,
    height,
    cache_age: 86_400,
    ...(card.author === null ? {} : { author_name: card.author.name }),
    thumbnail_url: `${baseUrl}/preview/${id}.png`,
    ...thumbnailSides(row.clues),
    html:
      `<iframe src="${escapeXml(address)}" width="${width}" height="${height}" ` +
      `title="${escapeXml(title)}" loading="lazy" allow="fullscreen"></iframe>`,
  };
}

/** The size of the preview, which oEmbed requires beside its address. */
function thumbnailSides(clues: string) {
  const { width, height } = previewSides(clues);
  return { thumbnail_width: width, thumbnail_height: height };
}

/** Refuses formats other than JSON, as oEmbed requires. */
export function checkEmbedFormat(format: string | undefined): void {
  if (format === undefined || format === 'json') return;
  throw new HttpProblem(501, 'format-not-offered', 'Only the format "json" is offered.');
}
