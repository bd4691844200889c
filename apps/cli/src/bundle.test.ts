/** Tests of the built program. */
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { describe, expect, it } from 'vitest';

describe('the built program', () => {
  it('loads only Node modules and its dependencies', () => {
    const folder = new URL('../dist/', import.meta.url);
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
    const foreign = scripts.flatMap((file) =>
      requiredIn(readFileSync(new URL(file, folder), 'utf8')),
    );
    expect(foreign).toContain('saxes');
    for (const name of foreign) expect(DEPENDENCIES).toHaveProperty([packageOf(name)]);
  });
});

/** The package of an import: "@scope/name/part" is of "@scope/name". */
function packageOf(name: string): string {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/');
}

const DEPENDENCIES: unknown = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).dependencies;

/** The libraries outside Node that a script loads. */
function requiredIn(script: string): string[] {
  const calls = script.matchAll(/\b(?:require|import)\(["'`]([^."'`][^"'`]*)["'`]\)/g);
  return [...calls].map(([, name = '']) => name).filter((name) => !isBuiltin(name));
}
