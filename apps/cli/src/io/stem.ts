/** Names of output files, from those of inputs. */
import { basename } from 'node:path';
import { extensionOf } from '@nonokit/formats/own';

/** The name of a file without folder and extension: "cat" for "a/cat.non.gz" and "a/cat". */
export function fileStem(file: string): string {
  const name = basename(file).replace(/\.gz$/i, '');
  const stem = name.slice(0, name.length - extensionOf(name).length);
  const safe = stem.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+|-+$/g, '');
  return safe === '' ? 'puzzle' : safe.slice(0, 100);
}
