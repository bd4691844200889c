/** The files of folders as entries of archives. */
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listPlaces } from './pack.mjs';
import { ROOT } from './workspace.mjs';

/** The files and links of a folder as entries below a path. */
export function entriesIn(folder, path, isWanted = () => true) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => ({ entry, name: relative(folder, join(entry.parentPath, entry.name)) }))
    .filter(({ name }) => isWanted(name))
    .map(({ entry, name }) => {
      const file = join(folder, name);
      const where = `${path}/${name}`;
      if (entry.isSymbolicLink()) return { path: where, link: readlinkSync(file) };
      const isProgram = (statSync(file).mode & 0o100) !== 0;
      return { path: where, content: readFileSync(file), isProgram };
    });
}

/** The packages that these dependencies install, as entries below a path. */
export function dependencyEntries(dependencies, path, isWanted = () => true) {
  const isOwn = (name) => !/(^|\/)node_modules\//.test(name);
  return listPlaces(dependencies)
    .filter(isWanted)
    .flatMap((place) => entriesIn(join(ROOT, place), `${path}/${place}`, isOwn));
}
