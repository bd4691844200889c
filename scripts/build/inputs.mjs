/** Checks that a target names all files that its bundle was made from. */
import { relative, sep } from 'node:path';
import { ROOT } from './builder.mjs';
import { TARGETS } from './targets.mjs';

/**
 * Throws if a module of a bundle is in none of the inputs of its target: a change of that module
 * would not be noticed. `output` is what Rolldown or Vite give back.
 */
export function checkInputs(name, output) {
  const chunks = [output].flat().flatMap((each) => each.output);
  const modules = chunks.flatMap(({ moduleIds = [] }) => moduleIds);
  const files = modules
    .filter((id) => id.startsWith(ROOT) && !id.includes('/node_modules/'))
    .map((id) => relative(ROOT, id.replace(/\?.*$/, '')).split(sep).join('/'));
  const { inputs } = TARGETS[name];
  const missing = files.filter((file) => !inputs.some((one) => isWithin(file, one)));
  if (missing.length > 0) {
    throw new Error(`scripts/build/targets.mjs: "${name}" is made from ${missing.join()}, too`);
  }
}

function isWithin(file, path) {
  return file === path || file.startsWith(`${path}/`);
}
