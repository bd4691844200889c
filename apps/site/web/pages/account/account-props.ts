import type { Me } from '../../../contract/people.js';
import type { AccountWords } from '../../words/en/account.js';

/** What each part gets. */
export interface AccountProps {
  readonly me: Me;
  readonly words: AccountWords;
  readonly onMe: (me: Me) => void;
}
