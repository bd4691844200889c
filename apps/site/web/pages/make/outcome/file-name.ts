/** Names of files: of the title where it may be told, of the size where it may not. */
import type { Puzzle } from '@nonokit/core';

/** The most characters of a title in the name of a file. */
const MOST = 60;

/** The name of a puzzle's file without its ending. */
export function fileName({ meta, width, height }: Puzzle, tellsTitle: boolean): string {
  const title = tellsTitle ? (meta.title ?? '') : '';
  // what systems do not allow in names, and what hides files or their endings
  const plain = title
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}/\\:*?"<>|.]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const short = [...plain].slice(0, MOST).join('');
  return short === '' ? `nonogram-${width}x${height}` : short;
}
