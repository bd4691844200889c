/**
 * The ways by which images come in: dropped or pasted anywhere on the page, chosen, taken from the
 * clipboard by a button. Files that are no images are left to the page, which opens puzzles.
 */
import { endOpening } from '../../../puzzles/opening.js';
import { readImage, type SourceImage } from './read-image.js';
import { type Outcome, refused } from './trouble.js';

/** Takes an image that is being read. */
export type TakeImage = (coming: Promise<Outcome<SourceImage>>) => void;

/** What file choosers offer: all images, and kinds that systems do not count as such. */
const ACCEPTED = 'image/*,.pbm,.pgm,.ppm,.pnm,.xbm,.avif,.heic';

const ENDINGS = /\.(png|apng|jpe?g|gif|webp|bmp|avif|hei[cf]|svg|tiff?|ico|p[bgpn]m|xbm)$/i;

/** Listens to the whole page. Images have at most `most` pixels. Returns "stop listening". */
export function listenForImages(take: TakeImage, most?: number): () => void {
  const controller = new AbortController();
  // before the listeners that every page has, which would open the file as a puzzle
  const options = { signal: controller.signal, capture: true };
  const takeFrom = (event: Event, files: FileList | undefined): void => {
    const image = [...(files ?? [])].find(isImage);
    if (image === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    endOpening();
    take(readImage(image, event.type === 'paste' ? '' : image.name, most));
  };
  addEventListener('drop', (event) => takeFrom(event, event.dataTransfer?.files), options);
  addEventListener('paste', (event) => takeFrom(event, event.clipboardData?.files), options);
  return () => controller.abort();
}

function isImage({ type, name }: File): boolean {
  return type.startsWith('image/') || ENDINGS.test(name);
}

/** Shows the chooser of files; with `camera` phones open theirs. */
export function chooseImage(
  take: TakeImage,
  source: 'files' | 'camera' = 'files',
  most?: number,
): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = source === 'camera' ? 'image/*' : ACCEPTED;
  if (source === 'camera') input.setAttribute('capture', 'environment');
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file !== undefined) take(readImage(file, file.name, most));
  });
  input.click();
}

/** Reads the image that the clipboard holds; the browser may ask whether this page may. */
export async function pastedImage(most?: number): Promise<Outcome<SourceImage>> {
  try {
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find((each) => each.startsWith('image/'));
      if (type !== undefined) return readImage(await item.getType(type), '', most);
    }
  } catch {
    // the person or the browser refused: the same as nothing to paste
  }
  return refused('nothingPasted');
}
