/** What an owner reads of the settings: all, the logo, and which of them the file has fixed. */
import type { OwnerAnswer } from '../../contract/owner.js';
import { logoFacts, ownerSettings, type Site } from '../site/index.js';

/** The answer to reading and to changing. */
export async function ownerAnswer(site: Site): Promise<OwnerAnswer> {
  const { owner, logo } = site.config;
  const facts = await logoFacts(site);
  return {
    settings: await ownerSettings(site),
    logo: facts === undefined ? null : toLogo(facts),
    locked: [...Object.keys(owner), ...(logo === undefined ? [] : ['logo'])],
  };
}

function toLogo({ version, width, height }: NonNullable<Awaited<ReturnType<typeof logoFacts>>>) {
  return { address: `logo.png?v=${version}`, width, height };
}
