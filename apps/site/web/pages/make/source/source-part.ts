/** What the parts of the image panel are given. */
import type { SourceWords } from '../../../words/en/make-source.js';
import type { ImageWork } from './image-work.js';
import type { LoadedImage } from './loaded-image.js';

/** The parts' common properties. */
export interface SourcePart {
  readonly work: ImageWork;
  readonly words: SourceWords;
}

/** The properties of parts that need an image. */
export interface ImagePart extends SourcePart {
  readonly image: LoadedImage;
}
