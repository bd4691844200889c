/** Makes the lessons with the bundle of `lessons.ts` and writes `.cache/site/lessons.json`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cacheFolder } from './vite-config.mjs';

const load = (name) => import(pathToFileURL(join(cacheFolder, 'lessons', `${name}.js`)).href);
const [{ readShelf }, { buildLessons }] = await Promise.all(['shelf', 'lessons'].map(load));

const { puzzles } = await readShelf(fileURLToPath(new URL('../../../catalogue/', import.meta.url)));
writeFileSync(join(cacheFolder, 'lessons.json'), JSON.stringify(buildLessons(puzzles)));
