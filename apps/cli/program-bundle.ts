/**
 * What makes the program start soon, as a plugin of its bundle.
 *
 * Node unpacks the engine itself, in 0.1 ms instead of 3. And some libraries of the formats are loaded when they
 * are first used: `nonokit solve a.non` has no use for an XML parser and its tables. An `await import` cannot help
 * there, since formats are read and written without waiting; CommonJS can load in between.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'tsdown';

/** Libraries that are loaded at their first use, and what of them is used. */
const LATE: ReadonlyMap<string, readonly string[]> = new Map([
  ['saxes', ['SaxesParser']],
  ['fflate', ['Gunzip', 'Unzlib', 'zlibSync']],
]);

/** Marks the modules that stand for these libraries; other plugins leave such names alone. */
const STAND_IN = '\0late:';

/** The module that stands for a library: functions and classes that load it when they are called. */
function standInFor(library: string): string {
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

/** The plugin. It adds that the files are CommonJS, and the licence of the one library in the bundle. */
export function programBundle(): Rolldown.Plugin {
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
      if (!id.endsWith('/engine-bytes.ts')) return null;
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
