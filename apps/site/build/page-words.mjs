/**
 * The words of pages. Pages name the words that they show, `wordsOf('play')`; from that the build
 * knows which words a page and its later parts need, and puts those of each language in one file:
 * a page loads the file of the language in which it is shown.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** The files of words by page and language, beside the other files of the bundle. */
export const WORD_FILES = 'word-files.json';

/** Words that the frame of every page takes by itself. */
const ALWAYS = ['grammar'];

/** `wordsOf('play')` */
const WORDS_OF = /\bwordsOf\(\s*["'`]([\w-]+)["'`]\s*\)/g;

/** `useAskedWords('proofread')`: words of parts that few people ask for, in a file of their own. */
const ASKED_WORDS = /\buseAskedWords\(\s*["'`]([\w-]+)["'`]\s*\)/g;

const PREFIX = 'words:';
const INNER = '\0words:';

/** The languages: the folders of words that have a file of their name. */
export function languagesIn(folder) {
  const isOne = (name) => existsSync(join(folder, name, 'name.ts'));
  return readdirSync(folder).filter(isOne);
}

/**
 * Finds out which words each entry needs: `found.get('play')` has those of the first drawing,
 * those of its later parts, and those that are asked for by themselves.
 */
export function findWords(found) {
  return {
    name: 'nonokit-find-words',
    generateBundle(_, bundle) {
      for (const { isEntry, facadeModuleId } of Object.values(bundle)) {
        const [, page] = /[\\/]pages[\\/]([\w-]+)[\\/]entry\.tsx$/.exec(facadeModuleId ?? '') ?? [];
        if (isEntry && page !== undefined) found.set(page, wordsFrom(this, facadeModuleId));
      }
    },
  };
}

function wordsFrom(context, entry) {
  const first = namesFrom(context, entry, ({ importedIds }) => importedIds);
  for (const name of ALWAYS) first.add(name);
  const everything = ({ importedIds, dynamicallyImportedIds }) => [
    ...importedIds,
    ...dynamicallyImportedIds,
  ];
  const all = namesFrom(context, entry, everything);
  return {
    first: [...first].sort(),
    later: [...all].filter((name) => !first.has(name)).sort(),
    asked: [...namesFrom(context, entry, everything, ASKED_WORDS)].sort(),
  };
}

/** The words that a module requests, and those that it imports. */
function namesFrom(context, entry, importsOf, calls = WORDS_OF) {
  const names = new Set();
  const modules = new Set([entry]);
  for (const id of modules) {
    const info = context.getModuleInfo(id);
    if (info === null) continue;
    for (const [, name] of info.code?.matchAll(calls) ?? []) names.add(name);
    for (const next of importsOf(info)) modules.add(next);
  }
  return names;
}

/**
 * Modules that hold words: `words:play/first/ru` those of a page, `words:ru` all of a language.
 * Each has a copy of its own of all that its words import: one file costs a page on a slow network
 * less than several.
 */
export function wordsPlugin(folder, names = new Map()) {
  return {
    name: 'nonokit-words',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source.startsWith(PREFIX)) return INNER + source.slice(PREFIX.length);
      const [, owner] = /(?:^\0words:|\?for=)([\w/-]+)/.exec(importer ?? '') ?? [];
      if (owner === undefined || source.startsWith('\0') || options.kind === 'dynamic-import')
        return undefined;
      const plain = importer.replace(/\?for=.*$/, '');
      const found = await this.resolve(source, plain, { ...options, skipSelf: true });
      return found && { ...found, id: `${found.id}?for=${owner.replaceAll('/', '-')}` };
    },
    load(id) {
      if (!id.startsWith(INNER)) return undefined;
      const [language, part, page] = id.slice(INNER.length).split('/').reverse();
      const here = join(folder, language);
      return part === undefined ? allWords(here) : writeModule(here, names.get(page)[part]);
    },
  };
}

function writeModule(folder, names) {
  const imports = names.map((name, k) => {
    return `import { words as w${k} } from ${JSON.stringify(join(folder, `${name}.ts`))};`;
  });
  const entries = names.map((name, k) => `${JSON.stringify(name)}: w${k}`);
  return `${imports.join('\n')}\nexport const words = { ${entries.join(', ')} };`;
}

/** All words of a language; in development the open page takes them over when they change. */
function allWords(folder) {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !/^(facts|index|name)\.ts$|\.test\./.test(name))
    .map((name) => name.slice(0, -'.ts'.length));
  return `${writeModule(folder, names)}
if (import.meta.hot) import.meta.hot.accept((next) => {
  if (next) dispatchEvent(new CustomEvent('nonokit-words', { detail: next.words }));
});`;
}

/** Writes the words of all pages in all languages; `config` is how pages are bundled. */
export async function writeWords({ outDir, folder, names, config }) {
  const languages = languagesIn(folder);
  const modules = [...names].flatMap(([page, parts]) =>
    Object.keys(parts)
      .filter((part) => parts[part].length > 0)
      .flatMap((part) => languages.map((language) => ({ page, part, language }))),
  );
  const { output } = await build({
    ...config,
    plugins: [wordsPlugin(folder, names)],
    build: {
      ...config.build,
      outDir,
      emptyOutDir: false,
      manifest: false,
      rolldownOptions: {
        ...config.build.rolldownOptions,
        input: Object.fromEntries(modules.map((one) => [chunkName(one), moduleName(one)])),
        preserveEntrySignatures: 'strict',
        output: {},
      },
    },
  });
  const byName = new Map(output.map(({ name, fileName }) => [name, fileName]));
  const findFile = (page, language) => (part) => byName.get(chunkName({ page, part, language }));
  const files = [...names.keys()].map((page) => {
    const parts = (each) => ({
      first: findFile(page, each)('first'),
      later: findFile(page, each)('later'),
      asked: findFile(page, each)('asked'),
    });
    return [page, Object.fromEntries(languages.map((each) => [each, parts(each)]))];
  });
  writeFileSync(join(outDir, WORD_FILES), JSON.stringify(Object.fromEntries(files)));
  return output;
}

const moduleName = ({ page, part, language }) => `${PREFIX}${page}/${part}/${language}`;
const chunkName = ({ page, part, language }) => {
  return `words-${page}${part === 'first' ? '' : `-${part}`}.${language}`;
};
