/** What every page shows of the owner's decisions: the name of the site, its accent, its parts. */
import type { SitePart } from './owner.js';

/** How a site presents itself. */
export interface SiteFace {
  /** "Puzzle Club Bremen" */
  readonly name: string;
  /** "#0b6f6a"; empty: ours. */
  readonly accent: string;
  /** Which logo: changes with it; empty: ours. */
  readonly logo: string;
  /** A line on every page; empty for none. */
  readonly announcement: string;
  /** Parts that are switched off: ['rankings']. */
  readonly off: readonly SitePart[];
}

/** A site whose owner has decided nothing, and pages without a server. */
export const USUAL_FACE: SiteFace = {
  name: 'Nonokit',
  accent: '',
  logo: '',
  announcement: '',
  off: [],
};

/** Whether nothing differs from that. */
export function isUsualFace({ name, off, ...texts }: SiteFace): boolean {
  const isNamed = name !== USUAL_FACE.name;
  const { accent, logo, announcement } = texts;
  return !isNamed && accent === '' && logo === '' && announcement === '' && off.length === 0;
}
