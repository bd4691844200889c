/** Archives are read by the programs of the system, and have the same bytes each time. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { debianPackage, tarGz } from './archives.mjs';
import { unusedAssets } from './unused-assets.mjs';

const LONG = `${'deep/'.repeat(25)}file.js`;
const ENTRIES = [
  { path: 'usr/lib/a/bin/a.js', content: Buffer.from('#!/bin/sh\necho here\n'), isProgram: true },
  { path: `usr/lib/a/${LONG}`, content: Buffer.from('x'.repeat(513)) },
  { path: 'usr/bin/a', link: '../lib/a/bin/a.js' },
];

describe('archives', () => {
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'nonokit-archives-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('tar unpacks files, folders, links and rights', () => {
    writeFileSync(join(folder, 'a.tar.gz'), tarGz(ENTRIES));
    execFileSync('tar', ['-xzf', 'a.tar.gz'], { cwd: folder });
    expect(readFileSync(join(folder, 'usr/lib/a', LONG), 'latin1')).toBe('x'.repeat(513));
    expect(execFileSync(join(folder, 'usr/bin/a'), { encoding: 'utf8' })).toBe('here\n');
  });

  it('the order of entries does not matter', () => {
    expect(tarGz(ENTRIES.toReversed()).equals(tarGz(ENTRIES))).toBe(true);
  });

  it('a path that does not fit is refused', () => {
    expect(() => tarGz([{ path: 'x'.repeat(101), content: Buffer.alloc(0) }])).toThrow('too long');
  });

  it.skipIf(!existsSync('/usr/bin/dpkg-deb'))('dpkg-deb reads fields and files', () => {
    const file = join(folder, 'a.deb');
    const fields = { Package: 'a', Version: '1', Architecture: 'all', Maintainer: 'M <m@x>' };
    writeFileSync(file, debianPackage({ ...fields, Description: 'words' }, ENTRIES));
    const show = (...args: string[]) => execFileSync('dpkg-deb', args, { encoding: 'utf8' });
    expect(show('-f', file, 'Package', 'Installed-Size')).toBe('Package: a\nInstalled-Size: 1\n');
    expect(show('-c', file)).toMatch(/root\/root .* \.\/usr\/bin\/a -> \.\.\/lib\/a\/bin\/a\.js/);
  });

  it('assets count as used if a page names them, or a file that a page loads', () => {
    const files = {
      'index.html': '<script src="./assets/entry-1.js"></script>',
      'with-server/index.html': '<script src="../assets/server-1.js"></script>',
      'assets/entry-1.js': 'import("./later-1.js")',
      'assets/later-1.js': 'url("picture-1.svg")',
      'assets/picture-1.svg': '',
      'assets/server-1.js': 'import("./server-later-1.js")',
      'assets/server-later-1.js': '',
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, 'site', name, '..'), { recursive: true });
      writeFileSync(join(folder, 'site', name), text);
    }
    const unused = [...unusedAssets(join(folder, 'site'))].map((file) => basename(file));
    expect(unused.sort()).toEqual(['server-1.js', 'server-later-1.js']);
  });
});
