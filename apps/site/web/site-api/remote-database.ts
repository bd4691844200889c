/** Everything that exchanges need, of this browser. */

import type { Exchange } from '../../player-store/exchange/exchange.js';
import { type RemoteRows, rowsOf } from '../../player-store/exchange/row.js';
import { here } from '../frame/here.js';
import { store } from '../frame/store.js';
import { alone } from './alone.js';
import { ask } from './ask.js';

let rows: RemoteRows | undefined;

/** The rows of this page's store. */
export function remoteRows(): RemoteRows {
  rows ??= rowsOf(store());
  return rows;
}

/** Exchanges the games of the signed-in person; undefined for guests, and without a server. */
export function exchangeHere(): (Exchange & { readonly rows: RemoteRows }) | undefined {
  const { server } = here.peek();
  const person = server?.person?.id;
  if (person === undefined) return undefined;
  const device = deviceName(navigator.userAgent);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const now = (): number => Date.now();
  return { ask, store: store(), rows: remoteRows(), person, device, alone, now, timeZone };
}

const BROWSERS: readonly [sign: RegExp, name: string][] = [
  [/Firefox\//, 'Firefox'],
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly [sign: RegExp, name: string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** What a browser calls itself, in two words: "Firefox, Windows". */
export function deviceName(agent: string): string {
  const first = (names: readonly [RegExp, string][]): string[] =>
    names.flatMap(([sign, name]) => (sign.test(agent) ? [name] : [])).slice(0, 1);
  return [...first(BROWSERS), ...first(SYSTEMS)].join(', ');
}
