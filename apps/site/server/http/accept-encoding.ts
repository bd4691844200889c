/**
 * The compression that a client accepts: the only parser of `Accept-Encoding` (RFC 9110, 12.5.3). A
 * weight of 0 forbids an encoding; `*` means all that are not named.
 */
import { parseAccept } from 'hono/utils/accept';
import type { SiteContext } from './env.js';

/** Encodings that answers have. */
export type Encoding = 'br' | 'gzip';

/**
 * The encoding that the client likes best, the first of `offered` where it likes several alike;
 * undefined if it takes none of them.
 */
export function encodingFor<E extends Encoding>(
  c: SiteContext,
  offered: readonly E[],
): E | undefined {
  const header = c.req.header('accept-encoding');
  return header === undefined ? undefined : preferredEncoding(header, offered);
}

/** The same, of a header. */
export function preferredEncoding<E extends Encoding>(
  header: string,
  offered: readonly E[],
): E | undefined {
  const weights = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
  let best: E | undefined;
  let bestWeight = 0;
  for (const encoding of offered) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0;
    if (weight <= bestWeight) continue;
    best = encoding;
    bestWeight = weight;
  }
  return best;
}
