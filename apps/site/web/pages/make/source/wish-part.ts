import type { Offer } from './offer.js';
import type { ImagePart } from './source-part.js';
import type { Wish } from './wish.js';

/** What each group of controls is given. */
export interface WishPart extends ImagePart {
  readonly wish: Wish;
  /** The offer that shows this wish, if there is one. */
  readonly offer: Offer | undefined;
}
