/**
 * The owner's logo, in the database: one row with its facts, which every page needs, and one for
 * each of its files. Where the settings name a file, that is the logo, and is drawn once.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from '@hono/zod-openapi';
import type { LogoFiles } from '../engine/index.js';
import { perSite } from './per-site.js';
import type { Site } from './site.js';

/** The files of a logo, by the names under which they are served. */
export const LOGO_FILES = {
  'logo.png': 'header',
  'logo-192.png': 'icon192',
  'logo-512.png': 'icon512',
} as const;
export type LogoFile = keyof typeof LOGO_FILES;

/** What pages need of a logo. */
export interface LogoFacts {
  /** Changes with the picture: "3f2a9c01". */
  readonly version: string;
  readonly width: number;
  readonly height: number;
}

const Facts = z.object({ version: z.string(), width: z.number(), height: z.number() });

/** The rows of `site_state`. */
const NAME = 'owner logo';
const rowOf = (file: LogoFile): string => `${NAME} ${file}`;

/** What a process knows. */
interface Known {
  facts: LogoFacts | undefined;
  until: number;
  /** The files of that logo which were asked for. */
  files: Map<LogoFile, Uint8Array>;
}

const known = perSite(
  (): Known => ({ facts: undefined, until: Number.NEGATIVE_INFINITY, files: new Map() }),
);

/** The logo of the settings file, drawn; undefined where there is none. */
const fixed = perSite((site) => drawFixed(site));

/** The facts of a site's logo; undefined where it has none. */
export async function logoFacts(site: Site): Promise<LogoFacts | undefined> {
  if (site.config.logo !== undefined) {
    const files = await fixed(site);
    return files && factsOf(files);
  }
  const kept = known(site);
  if (kept.until > performance.now()) return kept.facts;
  const row = await site.db
    .selectFrom('site_state')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst();
  const facts = row && Facts.parse(JSON.parse(row.value));
  if (facts?.version !== kept.facts?.version) kept.files = new Map();
  kept.facts = facts;
  kept.until = performance.now() + site.config.shownAgainMs;
  return kept.facts;
}

/** A file of the logo. */
export async function logoFile(site: Site, file: LogoFile): Promise<Uint8Array | undefined> {
  if (site.config.logo !== undefined) return (await fixed(site))?.[LOGO_FILES[file]];
  if ((await logoFacts(site)) === undefined) return undefined;
  // of the logo that these facts are about
  const { files } = known(site);
  const kept = files.get(file);
  if (kept !== undefined) return kept;
  const row = await site.db
    .selectFrom('site_state')
    .select('value')
    .where('name', '=', rowOf(file))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const bytes = new Uint8Array(Buffer.from(row.value, 'base64'));
  files.set(file, bytes);
  return bytes;
}

/** Stores a logo in place of the one before; undefined: none. */
export async function changeLogo(site: Site, files: LogoFiles | undefined): Promise<void> {
  await site.db.transaction().execute(async (sql) => {
    await sql.deleteFrom('site_state').where('name', 'like', `${NAME}%`).execute();
    if (files === undefined) return;
    const names = Object.keys(LOGO_FILES) as LogoFile[];
    const rows = names.map((file) => ({
      name: rowOf(file),
      value: Buffer.from(files[LOGO_FILES[file]]).toString('base64'),
    }));
    const facts = { name: NAME, value: JSON.stringify(factsOf(files)) };
    await sql
      .insertInto('site_state')
      .values([facts, ...rows])
      .execute();
  });
  const kept = known(site);
  kept.until = Number.NEGATIVE_INFINITY;
  kept.files = new Map();
}

function factsOf({ width, height, icon512 }: LogoFiles): LogoFacts {
  const version = createHash('sha256').update(icon512).digest('hex').slice(0, 8);
  return { version, width, height };
}

/** A file that cannot be used is told in the log, and the site has the usual mark. */
async function drawFixed({ config, engine, log }: Site): Promise<LogoFiles | undefined> {
  const { logo } = config;
  if (logo === undefined) return undefined;
  try {
    const answer = await engine.run('logo', { bytes: await readFile(logo), language: 'en' });
    if (answer.ok) return answer.logo;
    log.error({ file: logo, problem: answer.problem.message }, 'the logo cannot be used');
  } catch (error) {
    log.error({ file: logo, err: error }, 'the logo cannot be used');
  }
  return undefined;
}
