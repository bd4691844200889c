/**
 * Headers for safety, on every answer: which scripts a page may run (our own files, nothing written
 * into the page), who may show it in a frame, what leaves it with a click.
 */
import { PAGE_ROOTS } from '../../web/frame/place.js';
import type { Site } from '../site/index.js';
import type { SiteContext } from './env.js';

/** Pages that other sites may show in a frame. */
const EMBEDDED = new RegExp(`^(${PAGE_ROOTS.join('|')})/embed(/|$)`);

/** What pages may load. WebAssembly is the solver; blobs are its worker and pictures made here. */
const SOURCES = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  // attributes of elements that the server renders: colours and sizes of ours
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' blob: data:",
  "worker-src 'self' blob:",
  "media-src 'self' blob:",
  "manifest-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
];

/**
 * Abilities of browsers that no page of ours needs; the camera is the maker's. A name that Chromium
 * does not know is a warning on the console of every page.
 */
const PERMISSIONS = [
  ...['camera=(self)', 'fullscreen=*', 'clipboard-write=(self)'],
  ...['gamepad=*', 'publickey-credentials-get=(self)', 'publickey-credentials-create=(self)'],
  ...['geolocation', 'microphone', 'payment', 'usb', 'serial', 'midi', 'hid'].map(
    (name) => `${name}=()`,
  ),
  ...['accelerometer', 'gyroscope', 'magnetometer', 'display-capture', 'browsing-topics'].map(
    (name) => `${name}=()`,
  ),
].join(', ');

const YEAR_S = 31_536_000;

/** Makes what adds the headers to an answer. */
export function securityHeaders({ config }: Site): (c: SiteContext) => void {
  const isSecure = config.baseUrl.startsWith('https:');
  const isForSubdomains = config.isHstsForSubdomains;
  const own = listHeaders({ isEmbedded: false, isSecure, isForSubdomains });
  const embedded = listHeaders({ isEmbedded: true, isSecure, isForSubdomains });
  return (c) => {
    const { headers } = c.res;
    const isEmbedded = EMBEDDED.test(c.req.path);
    for (const [name, value] of isEmbedded ? embedded : own) headers.set(name, value);
    const isOpen = isEmbedded || headers.has('Access-Control-Allow-Origin');
    headers.set('Cross-Origin-Resource-Policy', isOpen ? 'cross-origin' : 'same-origin');
  };
}

/** Those that are the same for all pages of a kind. */
function listHeaders({
  isEmbedded,
  isSecure,
  isForSubdomains,
}: Record<'isEmbedded' | 'isSecure' | 'isForSubdomains', boolean>): readonly (readonly [
  string,
  string,
])[] {
  const frames = isEmbedded ? 'frame-ancestors *' : "frame-ancestors 'none'";
  const upgrade = isSecure ? ['upgrade-insecure-requests'] : [];
  const age = isForSubdomains ? `max-age=${YEAR_S}; includeSubDomains` : `max-age=${YEAR_S}`;
  return [
    ['Content-Security-Policy', [...SOURCES, frames, ...upgrade].join('; ')],
    ...(isEmbedded ? [] : [['X-Frame-Options', 'DENY'] as const]),
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'same-origin'],
    ['Permissions-Policy', PERMISSIONS],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ...(isSecure ? [['Strict-Transport-Security', age] as const] : []),
  ];
}
