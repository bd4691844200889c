/**
 * Who may ask, and what pages may do. The server listens on the loopback address only, but every
 * website that the player visits can send requests there, under a name of its own that leads to
 * this machine (DNS rebinding). So the name has to be ours, and a writer has to be our page.
 */
import type { IncomingHttpHeaders } from 'node:http';

/** Headers of every answer: scripts of our own only, no frames, no types guessed, no referrer. */
export const GUARD_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** True if the request names this server as the player's browser does. */
export function isOurName({ host }: IncomingHttpHeaders, port: number): boolean {
  return host === `127.0.0.1:${port}`;
}

/** True for the other name of this machine; the browser would keep games under it apart. */
export function isLocalhost({ host }: IncomingHttpHeaders, port: number): boolean {
  return host === `localhost:${port}`;
}

/** True if a page of ours sends the request. Browsers always name the origin of a PUT. */
export function isOurPage(headers: IncomingHttpHeaders, port: number): boolean {
  const site = headers['sec-fetch-site'];
  const isSameSite = site === undefined || site === 'same-origin';
  return isSameSite && headers.origin === `http://127.0.0.1:${port}`;
}
