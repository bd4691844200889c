/**
 * The images that drafts were made of, so that a reload shows them again. They have a database of
 * their own: they are large, and losing them loses no picture.
 */
import { awaitResult } from './database.js';
import { spaceHere } from './space.js';

/** The name of the database, before that of its space. */
export const IMAGE_DATABASE = 'nonokit-images';

/** An image of a draft, with what was chosen for it. */
export interface KeptImage {
  /** The form of what was chosen. A page of another version leaves the image alone. */
  readonly version: number;
  readonly name: string;
  /** As a PNG file. */
  readonly file: Blob;
  /** What was chosen, as plain data. */
  readonly chosen: unknown;
  /** When it was kept: milliseconds since 1970. */
  readonly keptAt: number;
}

/** Images of older drafts make room for newer ones. */
const MOST = 12;

/** The image of a draft. */
export function keptImage(draft: string): Promise<KeptImage | undefined> {
  return used('readonly', (images) => awaitResult<KeptImage | undefined>(images.get(draft)));
}

/** Keeps the image of a draft. */
export function keepImage(draft: string, image: KeptImage): Promise<void> {
  return used('readwrite', async (images) => {
    await awaitResult(images.put(image, draft));
    const keys = await awaitResult(images.getAllKeys());
    if (keys.length <= MOST) return;
    const all = await awaitResult<KeptImage[]>(images.getAll());
    const oldest = all.reduce((least, { keptAt }) => Math.min(least, keptAt), image.keptAt);
    const at = all.findIndex(({ keptAt }) => keptAt === oldest);
    const key = keys[at];
    if (key !== undefined) await awaitResult(images.delete(key));
  });
}

/** Moves the images of some drafts from one space to another. */
export async function moveImages(
  from: string,
  to: string,
  names: readonly string[],
): Promise<void> {
  for (const draft of names) {
    const image = await used('readonly', (images) => awaitResult(images.get(draft)), from);
    if (image === undefined) continue;
    await used('readwrite', async (images) => awaitResult(images.put(image, draft)), to);
    await used('readwrite', async (images) => awaitResult(images.delete(draft)), from);
  }
}

/** Forgets the image of a draft. */
export function forgetImage(draft: string): Promise<void> {
  return used('readwrite', async (images) => {
    await awaitResult(images.delete(draft));
  });
}

/** Works on the images in one transaction. */
async function used<T>(
  mode: IDBTransactionMode,
  work: (images: IDBObjectStore) => Promise<T>,
  space = spaceHere(),
): Promise<T> {
  const request = indexedDB.open(IMAGE_DATABASE + space, 1);
  request.onupgradeneeded = () => request.result.createObjectStore('images');
  const database = await awaitResult(request);
  try {
    return await work(database.transaction('images', mode).objectStore('images'));
  } finally {
    database.close();
  }
}
