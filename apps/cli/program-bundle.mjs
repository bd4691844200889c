/**
 * A plugin of the program's bundle that makes the program start fast.
 *
 * Node decompresses the engine itself, in 0.1 ms instead of 3. And some libraries of the formats
 * are loaded at their first use: `nonokit solve a.non` needs no XML parser and its tables. An
 * `await import` does not help there, since formats are read and written synchronously; CommonJS
 * can load in between.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Libraries that are loaded at their first use, and their exports in use. */
export const LATE = new Map([
  ['saxes', ['SaxesParser']],
  ['fflate/browser', ['Gunzip', 'Unzlib', 'zlibSync']],
]);

/** Marks the modules that stand for these libraries; other plugins ignore such names. */
const STAND_IN = '\0late:';

/**
 * The module that stands for a library: functions and classes that load it when they are called.
 */
function standInFor(library) {
  const names = LATE.get(library) ?? [];
  return names
    .map(
      (name) => `export function ${name}(...given) {
        const { ${name}: own } = require('${library}');
        return new.target ? new own(...given) : own(...given);
      }`,
    )
    .join('\n');
}

/**
 * The plugin, for Rolldown. It also marks the files as CommonJS and adds the licence of the one
 * library in the bundle.
 */
export function programBundle() {
  return {
    name: 'program-bundle',
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        if (!LATE.has(source)) return null;
        const isStandIn = importer?.startsWith(STAND_IN) === true;
        return isStandIn ? { id: source, external: true } : STAND_IN + source;
      },
    },
    load: (id) => (id.startsWith(STAND_IN) ? standInFor(id.slice(STAND_IN.length)) : null),
    transform(code, id) {
      if (!/\/(engine|tuned|bulk)-bytes\.ts$/.test(id)) return null;
      return code.replace('return bytesOf(TEXT)', "return Buffer.from(TEXT, 'base64')");
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'package.json', source: '{"type":"commonjs"}\n' });
      const commander = await this.resolve('commander');
      const licence = readFileSync(join(dirname(commander?.id ?? ''), 'LICENSE'));
      this.emitFile({ type: 'asset', fileName: 'commander.LICENSE', source: licence });
    },
  };
}
