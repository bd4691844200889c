/** A folder with good and damaged files for commands that take whole folders. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROKEN, MULTIPLE, NONE, UNIQUE } from '@nonokit/core/testing';
import { folderWith } from './run.js';

/** A folder `in` with good and damaged files, some of them in a folder below. */
export function mixedFolder(): string {
  const cwd = folderWith({});
  const files = {
    'tree.json': UNIQUE,
    'tree.ndjson': UNIQUE,
    'two.json': `[${UNIQUE},${BROKEN},${MULTIPLE}]`,
    'bad.json': BROKEN,
    'notes.md': 'nothing to see',
    'deep/none.json': NONE,
  };
  mkdirSync(join(cwd, 'in', 'deep'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, 'in', name), text);
  return cwd;
}

/** All files below a folder, in order. */
export function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();
}
