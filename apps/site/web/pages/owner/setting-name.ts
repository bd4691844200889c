/** What the owner's page calls each setting. */
import type { OwnerSettings } from '../../../contract/owner.js';
import type { OwnerWords } from '../../words/en/owner.js';

export function settingName(words: OwnerWords, name: keyof OwnerSettings): string {
  switch (name) {
    case 'registration':
      return words.registrationTitle;
    case 'isClosed':
      return words.closed;
    case 'reporterDays':
    case 'logDays':
      return words.recordsTitle;
    case 'publishing':
    case 'comments':
    case 'rankings':
    case 'people':
    case 'together':
    case 'apiKeys':
      return words.parts[name];
    case 'imprint':
    case 'terms':
    case 'privacy':
      return words.texts[name];
    default:
      return words[name];
  }
}
