/** Which files of the built site the program needs for `nonokit play`. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';

/** What only web servers need, by the end of its path. */
export const LEFT_OUT = /(\.(br|gz)|[\\/](with-server|service-worker\.js|page-files\.json))$/;

/** Names of files in pages, scripts and styles. */
const FILE_NAME = /[\w.-]+\.\w+/g;

/** The files of the folder `assets` that no page of the program loads, nor a file that it loads. */
export function unusedAssets(site) {
  const filesIn = (folder) =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
  const assets = filesIn(join(site, 'assets'));
  const unused = new Map(assets.map((file) => [basename(file), file]));
  const isRead = (file) => !file.split(sep).some((part) => LEFT_OUT.test(`/${part}`));
  const used = filesIn(site).filter((file) => isRead(file) && !assets.includes(file));
  // what is found is added while the list is gone through
  for (const file of used) {
    if (!/\.(html|js|css|json)$/.test(file)) continue;
    for (const [name] of readFileSync(file, 'utf8').matchAll(FILE_NAME)) {
      const found = unused.get(name);
      if (found === undefined) continue;
      unused.delete(name);
      used.push(found);
    }
  }
  return new Set(unused.values());
}
