/**
 * Keeps the image of a draft in this browser, and shows it again after a reload: the image, its
 * crop and the sliders. The puzzles of it are made again on request.
 */
import { forgetImage, keepImage, keptImage } from '../../../../player-store/images.js';
import type { Crop } from './crop.js';
import type { ImageWork } from './image-work.js';
import type { LoadedImage } from './loaded-image.js';
import { type Sheet, sheetWith } from './sheet.js';
import type { Wish } from './wish.js';

/** Another number whenever crops or wishes have another form. */
const VERSION = 1;

/** Milliseconds after a change before it is written: sliders change often. */
const DELAY_MS = 400;

/** What is kept besides the image. */
interface Chosen {
  readonly crop: Crop;
  readonly wish: Wish;
}

/** Restores the work of a draft, and keeps it from then on. Returns how to stop. */
export function keepWork(work: ImageWork, draft: () => string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const files = new WeakMap<Sheet, Promise<Blob | null>>();
  const keep = async (): Promise<void> => {
    const image = work.image.peek();
    if (image === undefined) return forgetImage(draft());
    const file = await encodeFile(image, files);
    const chosen: Chosen = { crop: work.crop.peek(), wish: work.wish.peek() };
    if (file === null) return;
    const { name } = image;
    await keepImage(draft(), { version: VERSION, name, file, chosen, keptAt: Date.now() });
  };
  const restored = restore(work, draft()).catch(unkept);
  void restored.then(() => {
    if (isOver) return;
    work.onChange = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void keep().catch(unkept), DELAY_MS);
    };
  });
  return () => {
    isOver = true;
    clearTimeout(timer);
    work.onChange = () => undefined;
  };
}

/** The browser has no room or allows no storage: the picture is kept all the same, as a draft. */
function unkept(): void {}

async function restore(work: ImageWork, draft: string): Promise<void> {
  const kept = await keptImage(draft);
  // an image that came meanwhile is newer
  if (kept?.version !== VERSION || work.image.peek() !== undefined || work.isReading.peek()) return;
  const { crop, wish } = kept.chosen as Chosen;
  const bitmap = await createImageBitmap(kept.file);
  const sheet = sheetWith(bitmap, bitmap.width, bitmap.height);
  bitmap.close();
  if (work.image.peek() !== undefined || work.isReading.peek()) return;
  work.wish.value = wish;
  await work.show({ name: kept.name, sheet }, crop, 'none');
}

/** The image as a file, made once for each sheet. */
function encodeFile({ sheet }: LoadedImage, files: WeakMap<Sheet, Promise<Blob | null>>) {
  const file =
    files.get(sheet) ??
    new Promise<Blob | null>((resolve) => sheet.canvas.toBlob(resolve, 'image/png'));
  files.set(sheet, file);
  return file;
}
