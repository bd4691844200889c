/**
 * The files with which tests compare the doors of library, program, pages and API: our own puzzles,
 * and files of other programs, which are not published with the project.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const DOOR_ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** The paths of all files. */
export const DOOR_FILES: readonly string[] = [
  'puzzles',
  '../shared/formats/examples',
  '../shared/formats/inputs',
]
  .map((folder) => join(DOOR_ROOT, folder))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
