/**
 * What the owner has decided, in the database: one row for all processes. A process reads it again
 * after a second, and keeps what it knows while the database is gone, so that a closed site does
 * not open then.
 */
import { z } from '@hono/zod-openapi';
import { type OwnerSettings, OwnerSettingsSchema, SITE_PARTS } from '../../contract/owner.js';
import { type SiteFace, USUAL_FACE } from '../../contract/site-face.js';
import { logoFacts } from './owner-logo.js';
import { perSite } from './per-site.js';
import type { Site } from './site.js';

/** What is to change; a member that is undefined stays as it is. */
export type OwnerChanges = {
  readonly [Name in keyof OwnerSettings]?: OwnerSettings[Name] | undefined;
};

/** The row of `site_state`. */
const NAME = 'owner settings';

/** A site whose owner has decided nothing. */
export const USUAL_SETTINGS: OwnerSettings = {
  name: USUAL_FACE.name,
  accent: USUAL_FACE.accent,
  contact: '',
  announcement: '',
  registration: 'open',
  isClosed: false,
  publishing: true,
  comments: true,
  rankings: true,
  people: true,
  together: true,
  apiKeys: true,
  firstLook: false,
  imprint: '',
  terms: '',
  privacy: '',
  reporterDays: 365,
  logDays: 7,
};

/** What a process knows. */
interface Known {
  value: OwnerSettings | undefined;
  until: number;
}

const known = perSite((): Known => ({ value: undefined, until: 0 }));

/** The settings of a site. */
export async function ownerSettings(site: Site): Promise<OwnerSettings> {
  const kept = known(site);
  if (kept.value !== undefined && kept.until > performance.now()) return kept.value;
  try {
    kept.value = { ...USUAL_SETTINGS, ...(await readStored(site)), ...site.config.owner };
    kept.until = performance.now() + site.config.shownAgainMs;
  } catch (error) {
    if (kept.value === undefined) throw error;
  }
  return kept.value;
}

/** Whether the log has IP addresses. The server's file decides while nothing can be read. */
export async function logsAddresses(site: Site): Promise<boolean> {
  const usual = { ...USUAL_SETTINGS, ...site.config.owner };
  const { logDays } = await ownerSettings(site).catch(() => usual);
  return logDays > 0;
}

/** What pages show of them. A page that says that the database is gone has the usual ones. */
export async function siteFace(site: Site): Promise<SiteFace> {
  const usual = { ...USUAL_SETTINGS, ...site.config.owner };
  const settings = await ownerSettings(site).catch(() => usual);
  const { name, accent, announcement } = settings;
  const logo = (await logoFacts(site).catch(() => undefined))?.version ?? '';
  const off = SITE_PARTS.filter((part) => !settings[part]);
  return { name, accent, logo, announcement, off };
}

/** Stores changes, and returns all settings then. */
export async function changeOwnerSettings(
  site: Site,
  changes: OwnerChanges,
): Promise<OwnerSettings> {
  await site.db.transaction().execute(async (sql) => {
    const row = { name: NAME, value: '{}' };
    // holds back another process until this one has stored its changes
    await sql
      .insertInto('site_state')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ name: NAME }))
      .execute();
    const stored = await sql
      .selectFrom('site_state')
      .select('value')
      .where('name', '=', NAME)
      .executeTakeFirstOrThrow();
    const value = JSON.stringify({ ...parse(stored.value), ...changes });
    await sql.updateTable('site_state').set({ value }).where('name', '=', NAME).execute();
  });
  known(site).until = 0;
  return ownerSettings(site);
}

async function readStored({ db }: Site): Promise<Partial<OwnerSettings>> {
  const query = db.selectFrom('site_state').select('value').where('name', '=', NAME);
  return parse((await query.executeTakeFirst())?.value ?? '{}');
}

/** What is stored; a member of another version that does not fit is left out. */
function parse(text: string): Partial<OwnerSettings> {
  const stored = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  const shape = OwnerSettingsSchema.shape;
  const fits = Object.entries(stored).filter(([name, value]) => {
    return Object.hasOwn(shape, name) && shape[name as keyof typeof shape].safeParse(value).success;
  });
  return Object.fromEntries(fits);
}
