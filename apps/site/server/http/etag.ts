/** Content tags for `ETag`, and answers without a body to clients that have the content. */
import { createHash } from 'node:crypto';
import type { SiteContext } from './env.js';

/** The tag of a content, quoted. */
export function makeEtag(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/**
 * Sets the tag; answers 304 if the asker has this content already, else undefined:
 *
 *     const same = etagged(c, makeEtag(text));
 *     if (same !== undefined) return same;
 */
export function etagged(c: SiteContext, tag: string): Response | undefined {
  c.header('ETag', tag);
  return isKnown(c, tag) ? c.body(null, 304) : undefined;
}

/** Whether the client declares that it has the content with this tag. */
export function isKnown(c: SiteContext, tag: string): boolean {
  const known = c.req.header('if-none-match');
  return known !== undefined && matches(known, tag);
}

/** Compares weakly, as RFC 9110 asks for `If-None-Match`. */
function matches(header: string, tag: string): boolean {
  if (header.trim() === '*') return true;
  const plain = (text: string) => text.trim().replace(/^W\//, '');
  return header.split(',').some((one) => plain(one) === plain(tag));
}
