/** The site that a command asks, by its options and the environment. */
import { bad, good, type Result } from '@nonokit/core';
import { createClient, type SiteClient } from 'nonokit/client';
import * as says from '../words/en/problems/sites.js';
import type { Environment, Session } from './host.js';
import { shortened } from './printable.js';

/** The options of commands that ask a site. */
export interface SiteFlags {
  readonly site?: string;
  readonly key?: string;
}

/** A site, and its address without a slash at the end. */
export interface NamedSite {
  readonly address: string;
  readonly key: string | undefined;
  readonly client: SiteClient;
}

/** The site of `--site` or `NONOKIT_SITE`, with the key of `--key` or `NONOKIT_KEY`. */
export function chooseSite(
  { site, key }: SiteFlags,
  { words: { language }, host: { env } }: Session,
): Result<NamedSite> {
  const usual = env['NONOKIT_SITE'];
  const given = site ?? usual;
  if (given === undefined || given === '') return bad(says.noSiteAddress);
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
    return bad(says.badSiteAddress, { address: shortened(given, 60) });
  }
  const address = given.replace(/\/+$/, '');
  const own = (key ?? keyFor(address, env)) || undefined;
  return good({ address, key: own, client: createClient({ site: address, key: own, language }) });
}

/** The key of the environment; it belongs to the site in the environment, if there is one. */
function keyFor(address: string, env: Environment): string | undefined {
  const usual = env['NONOKIT_SITE'];
  const isElsewhere = usual !== undefined && usual !== '' && usual.replace(/\/+$/, '') !== address;
  return isElsewhere ? undefined : env['NONOKIT_KEY'];
}
