/**
 * The address of a client. A header can be forged, so `X-Forwarded-For` counts only as far as the
 * proxies are ours: each of them appends the address that it saw.
 */
import { isIPv6 } from 'node:net';
import type { SiteContext } from './env.js';

/** The address, or '' if there is none. `proxies`: the number of trusted reverse proxies. */
export function clientAddress(c: SiteContext, proxies: number): string {
  const seen = socketAddress(c);
  if (proxies === 0) return seen;
  const told = (c.req.header('x-forwarded-for') ?? '').split(',').map((one) => one.trim());
  // with two proxies: "client, first proxy", and the second proxy is who we see
  return told.at(-proxies) || seen;
}

/** What limits count by: an IPv4 address; of IPv6 the half that one household has. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  if (!isIPv6(plain)) return plain === '' ? 'unknown' : plain.slice(0, 45);
  const [head = '', tail] = plain.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`;
}

/** The other end of the connection, from Node's adapter; '' if there is none. */
export function socketAddress(c: SiteContext): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress ?? '';
}
