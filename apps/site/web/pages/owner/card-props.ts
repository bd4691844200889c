/** What each card of the owner's page gets. */
import type { OwnerAnswer, OwnerSettings } from '../../../contract/owner.js';

/** What each card gets. */
export interface CardProps {
  readonly settings: OwnerSettings;
  /** Names of settings that the server's file fixes. */
  readonly locked: readonly string[];
  readonly logo: OwnerAnswer['logo'];
  /** A logo is set or removed at once. */
  readonly onLogo: (answer: OwnerAnswer) => void;
  readonly onChange: (changes: Partial<OwnerSettings>) => void;
}
