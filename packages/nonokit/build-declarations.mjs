/**
 * Bundles the types of the library beside its modules: one file per subpath, from the declarations
 * that the compiler has written for each package (`npm run types` writes the same files).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { ENTRIES } from './entries.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The declarations of a source: `packages/core/src/a.ts` has `.cache/types/core/a.d.ts`. */
function locateDeclarations(name, source) {
  return join(
    root,
    '.cache/types',
    name,
    source.replace(/^(\.\/)?src\//, '').replace(/ts$/, 'd.ts'),
  );
}

/** Finds the packages of this workspace by their exports. */
const workspacePackages = {
  name: 'workspace-packages',
  resolveId: {
    order: 'pre',
    handler(id) {
      const [, name, subpath] = /^@nonokit\/([\w-]+)(\/.*)?$/.exec(id) ?? [];
      if (name === undefined) return null;
      const manifest = readFileSync(join(root, 'packages', name, 'package.json'), 'utf8');
      const { exports } = JSON.parse(manifest);
      return locateDeclarations(name, exports[`.${subpath ?? ''}`]);
    },
  },
};

/** Removes a helper of the bundler for namespaces, which declarations never import. */
const withoutHelper = {
  name: 'without-helper',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle);
    for (const { fileName, code = '' } of chunks) {
      const isUsed = chunks.some((chunk) => chunk.code?.includes(fileName.replace(/\.d\.ts$/, '')));
      if (/^export { __exportAll as \w+ };\s*$/.test(code) && !isUsed) delete bundle[fileName];
    }
  },
};

const names = Object.entries(ENTRIES);
const bundle = await rolldown({
  cwd: root,
  input: Object.fromEntries(names.map(([k, file]) => [k, locateDeclarations('nonokit', file)])),
  external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@nonokit/'),
  plugins: [
    workspacePackages,
    dts({ dtsInput: true, tsconfig: false, emitDtsOnly: true }),
    withoutHelper,
  ],
  checks: { pluginTimings: false },
  experimental: { attachDebugInfo: 'none' },
});
await bundle.write({
  dir: join(root, 'packages/nonokit/dist'),
  format: 'esm',
  entryFileNames: '[name].d.ts',
  chunkFileNames: '[name]-[hash].d.ts',
});
