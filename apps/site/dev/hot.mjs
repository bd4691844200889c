/**
 * What of a page is replaced when a file changes. Components, words and styles are replaced in
 * place; every other file of a page may hold state (signals, stores), so the page is loaded again,
 * which keeps the game: it is stored. A file of the server alone also loads the page again.
 *
 * The compiler marks components and hooks (`refresh`); @prefresh/core replaces them in the page.
 */

/** Files that hold components, words or styles and no state. */
const IN_PLACE = /\.(tsx|css)$|[\\/]words[\\/]/;

/** Components and hooks that the compiler has marked. */
const HAS_MARKS = /\$Refresh(Reg|Sig)\$\(/;

/** Calls `onServerChange` when a file changes that the server has loaded. */
export function hotPlugin({ onServerChange }) {
  let server;
  const loadAgain = () => server.environments.client.hot.send({ type: 'full-reload' });
  return {
    name: 'nonokit-hot',
    configureServer(vite) {
      server = vite;
    },
    load(id, options) {
      // a service worker would keep what has just been changed
      const isIt = options?.ssr !== true && id.endsWith('/web/offline/register.ts');
      return isIt ? 'export function keepOffline() {}' : undefined;
    },
    transform(code, id, options) {
      const isPage = options?.ssr !== true && !/node_modules|\?/.test(id);
      return isPage && HAS_MARKS.test(code)
        ? { code: replaceable(code, id), map: null }
        : undefined;
    },
    hotUpdate({ file, modules }) {
      const isOfServer = listModules(server.environments.ssr, file).length > 0;
      if (this.environment.name === 'ssr') {
        if (isOfServer && !file.endsWith('.css')) onServerChange();
        return undefined;
      }
      if (modules.length === 0) {
        if (isOfServer) loadAgain();
        return undefined;
      }
      if (IN_PLACE.test(file)) return undefined;
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
      loadAgain();
      return [];
    },
  };
}

function listModules({ moduleGraph }, file) {
  return [...(moduleGraph.getModulesByFile(file) ?? [])];
}

/** A module that tells its components to @prefresh/core, and takes its own next version. */
function replaceable(code, id) {
  const name = JSON.stringify(id);
  const before = [
    `import '@prefresh/core';`,
    `import { flush as __flush } from '@prefresh/utils';`,
    `const __reg = self.$RefreshReg$, __sig = self.$RefreshSig$;`,
    `self.$RefreshReg$ = (type, id) => self.__PREFRESH__.register(type, ${name} + ' ' + id);`,
    `self.$RefreshSig$ = () => {`,
    `  let saved, custom = false, asked = false;`,
    `  return (type, key, reset, hooks) => {`,
    `    if (typeof key === 'string') {`,
    `      if (!saved) { saved = type; custom = typeof hooks === 'function'; }`,
    `      if (type != null) self.__PREFRESH__.sign(type, key, reset, hooks, 'begin');`,
    `    } else if (!asked && custom) {`,
    `      asked = true;`,
    `      self.__PREFRESH__.sign(saved, undefined, undefined, undefined, 'needsHooks');`,
    `    }`,
    `    return type;`,
    `  };`,
    `};`,
  ];
  const after = [
    `self.$RefreshReg$ = __reg; self.$RefreshSig$ = __sig;`,
    `import.meta.hot.accept(() => __flush());`,
  ];
  // one line before, so that lines keep their numbers
  return `${before.join(' ')}${code}\n${after.join('\n')}\n`;
}
