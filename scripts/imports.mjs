/**
 * Checks who imports whom against the table of ARCHITECTURE.md and `imports/rules.mjs`:
 *
 *     npm run imports
 *
 * Imports are read by the bundler's parser. dependency-cruiser, which did this before, took 14 CPU
 * seconds instead of 1.5, and needs the compiler in JavaScript.
 */
import { circlesIn } from './imports/circles.mjs';
import { readImports } from './imports/read-imports.mjs';
import { findViolation } from './imports/rules.mjs';

const imports = readImports(['packages', 'apps']);
const sentences = imports.flatMap((each) => findViolation(each) ?? []);
for (const circle of circlesIn(imports)) {
  sentences.push(
    `${circle.join('\n  -> ')}\n  no file imports itself through others, types included`,
  );
}

const files = new Set(imports.map(({ from }) => from));
if (files.size === 0) throw new Error('imports: no file was read');
for (const sentence of sentences) console.error(sentence);
console.log(`${imports.length} imports of ${files.size} files, ${sentences.length} not allowed`);
process.exitCode = sentences.length > 0 ? 1 : 0;
