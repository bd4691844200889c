/** Tags of contents, for `ETag`. */
import { createHash } from 'node:crypto';

/** The tag of a content, quoted. */
export function etagOf(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}
