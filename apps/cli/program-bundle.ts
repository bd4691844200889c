/**
 * What makes the program start soon, as a plugin of its bundle.
 *
 * A library from npm or Node that a module imports is loaded when something of it is first used, and so are
 * the formats beyond JSON: `nonokit solve` on JSON has no use for an XML parser and its tables. An `await
 * import` cannot help there, since formats are read and written without waiting; CommonJS can load in
 * between. And Node unpacks the engine itself: 0.1 ms instead of 3.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'tsdown';

/** `let saxes = require("saxes");` as the bundler writes it, of whatever is loaded late. */
const REQUIRE =
  /^(\s*)(?:const|let) (\w+) = require\((["'](?:[^."']|\.\/all-formats-)[^"']*["'])\);$/gm;

/** What stands for a library until it is used. */
const LATE = `
function late(load) {
	let library;
	return new Proxy({}, { get: (_, name) => (library ??= load())[name] });
}
`;

/** The plugin. It adds that the files are CommonJS, and the licence of the one library in the bundle. */
export function programBundle(): Rolldown.Plugin {
  return {
    name: 'program-bundle',
    transform(code, id) {
      if (!id.endsWith('/engine-bytes.ts')) return null;
      return code.replace('return bytesOf(TEXT)', "return Buffer.from(TEXT, 'base64')");
    },
    renderChunk(code) {
      const changed = code.replace(REQUIRE, (line, indent, name, library) =>
        // a default export is unpacked at once, by an assignment
        new RegExp(`^\\s*${name} = `, 'm').test(code)
          ? line
          : `${indent}const ${name} = late(() => require(${library}));`,
      );
      return changed === code ? null : changed + LATE;
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'package.json', source: '{"type":"commonjs"}\n' });
      const commander = await this.resolve('commander');
      const licence = readFileSync(join(dirname(commander?.id ?? ''), 'LICENSE'));
      this.emitFile({ type: 'asset', fileName: 'commander.LICENSE', source: licence });
    },
  };
}
