/** All imports of our code: who imports what, where that is, and whether it is only a type. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'rolldown/utils';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What the build writes, and may not have written yet. */
const BUILT = /\/(dist|dist-server)\//;

/** The conditions under which exports of packages are taken, the first that fits. */
const CONDITIONS = ['nonokit-source', 'import', 'default'];

/**
 * @typedef {object} Import
 * @property {string} from The file that imports, below the root: "packages/core/src/check.ts".
 * @property {number} line Where, from 1.
 * @property {string} name What stands in the import: "./grid.js".
 * @property {string | undefined} to The file, below the root; undefined for other packages.
 * @property {'file' | 'package' | 'node' | 'built' | 'missing'} kind
 * @property {boolean} isType Whether nothing is left of it when types are removed.
 */

/**
 * The imports of all code in these folders.
 * @returns {Import[]}
 */
export function readImports(folders) {
  return folders.flatMap(codeIn).flatMap((from) => listImports(from));
}

/** The files of code in a folder, without what is built or installed. */
function codeIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (/^(node_modules|dist|dist-server)$/.test(entry.name)) return [];
    if (entry.isDirectory()) return codeIn(path);
    return /\.(ts|tsx|mts|js|mjs)$/.test(entry.name) ? [path] : [];
  });
}

/** The imports of one file. */
function listImports(from) {
  const text = readFileSync(join(ROOT, from), 'utf8');
  const { module, program, errors } = parseSync(from, text);
  if (errors.length > 0) throw new Error(`${from}: ${errors[0].message}`);
  const found = [
    ...module.staticImports.map(({ start, moduleRequest }) => ({
      at: start,
      name: moduleRequest.value,
      isType: /^import\s+type\b/.test(text.slice(start, start + 20)),
    })),
    ...reexports(module, text),
    ...calls(module, program, text),
  ];
  return found.map(({ at, name, isType }) => {
    const line = text.slice(0, at).split('\n').length;
    return { from, line, name, isType, ...place(name, from) };
  });
}

/** `export … from`, once for each statement. */
function reexports({ staticExports }, text) {
  return staticExports.flatMap(({ start, entries }) => {
    const request = entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest;
    if (request === undefined) return [];
    const isType = /^export\s+type\b/.test(text.slice(start, start + 20));
    return [{ at: start, name: request.value, isType }];
  });
}

/** `import('…')`: of a module when it runs, or of a type. */
function calls({ dynamicImports }, program, text) {
  const running = dynamicImports.flatMap(({ start, moduleRequest }) => {
    const argument = text.slice(moduleRequest.start, moduleRequest.end);
    const [, name] = /^(?:'([^']+)'|"([^"]+)")$/.exec(argument)?.filter(Boolean) ?? [];
    return name === undefined ? [] : [{ at: start, name, isType: false }];
  });
  // most files have none of a type, and are not walked through
  const isMore = text.split(/\bimport\(/).length - 1 > dynamicImports.length;
  return isMore ? [...running, ...typesIn(program)] : running;
}

/** The types of the form `import('…').Name` below a node. */
function typesIn(node) {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(typesIn);
  if (node.type !== 'TSImportType') return inner;
  return [{ at: node.start, name: node.source.value, isType: true }, ...inner];
}

/** Where an imported name leads. */
function place(name, from) {
  if (isBuiltin(name)) return { kind: 'node', to: undefined };
  const bare = name.replace(/\?.*$/, '');
  if (bare.startsWith('.')) {
    const path = normalize(join(dirname(from), bare)).replaceAll(sep, '/');
    if (BUILT.test(path)) return { kind: 'built', to: undefined };
    const to = existing(path);
    return { kind: to === undefined ? 'missing' : 'file', to };
  }
  const [, library, subpath = ''] = /^((?:@[\w.-]+\/)?[\w.-]+)(\/.*)?$/.exec(bare) ?? [];
  if (library === undefined) return { kind: 'missing', to: undefined };
  if (!/^(@nonokit\/|nonokit$)/.test(library)) {
    return { kind: isInstalled(library, from) ? 'package' : 'missing', to: undefined };
  }
  const to = ourFile(library, subpath);
  return { kind: to === undefined ? 'missing' : 'file', to };
}

/** The file that an import means: `a.js` is `a.ts` where that exists; AssemblyScript says `a`. */
function existing(path) {
  const stem = path.replace(/\.m?js$/, '');
  const sources = ['.ts', '.tsx', '.mts'].map((ending) => stem + ending);
  return [path, ...sources].find((file) => existsSync(join(ROOT, file)) && isFile(file));
}

function isFile(path) {
  return statSync(join(ROOT, path)).isFile();
}

/** The source of a package of ours, or of its subpath. */
function ourFile(library, subpath) {
  const folder = ['packages', 'apps']
    .map((parent) => `${parent}/${library.replace('@nonokit/', '')}`)
    .find((each) => existsSync(join(ROOT, each)));
  if (folder === undefined) return undefined;
  const { exports } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  let target = exports?.[`.${subpath}`];
  while (typeof target === 'object') {
    const conditions = target;
    target = conditions[CONDITIONS.find((one) => one in conditions)];
  }
  return target === undefined ? undefined : existing(`${folder}/${target.slice(2)}`);
}

function isInstalled(library, from) {
  for (let folder = dirname(from); ; folder = dirname(folder)) {
    if (existsSync(join(ROOT, folder, 'node_modules', library))) return true;
    if (existsSync(join(ROOT, folder, 'node_modules/@types', library))) return true;
    if (folder === '.') return false;
  }
}
