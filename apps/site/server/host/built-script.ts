/** Programs of threads, which the build writes beside the server. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the build puts them: beside this code, or above it. */
const PLACES = ['./', '../'];

/** The program `engine-worker`, as an address. @throws {Error} if the server was not built. */
export function builtScript(name: string): URL {
  const scripts = PLACES.map((place) => new URL(`${place}${name}.js`, import.meta.url));
  const script = scripts.find((file) => existsSync(fileURLToPath(file)));
  if (script === undefined) throw new Error(`${name} is not built: run npm run build`);
  return script;
}
