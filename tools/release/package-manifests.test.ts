/** Files for other systems: what their own tools say about them where these are installed. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flatpakManifest, nixFlake, twaManifest } from './package-manifests.mjs';
import { ROOT, readJson } from './workspace.mjs';

const SUM = 'ab'.repeat(32);
const HAS_NIX = spawnSync('nix-instantiate', ['--version']).error === undefined;
const { version } = readJson('apps/cli/package.json') as { version: string };

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nonokit-manifests-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the flake for Nix', () => {
  const flake = nixFlake('1.2.3', 'nonokit_1.2.3_amd64.deb', SUM);

  it('names the file of the release with its sum as Nix writes it', () => {
    expect(flake).toContain('/releases/download/v1.2.3/nonokit_1.2.3_amd64.deb"');
    const [, hash = ''] = /hash = "sha256-([^"]+)"/.exec(flake) ?? [];
    expect(Buffer.from(hash, 'base64').toString('hex')).toBe(SUM);
  });

  it.skipIf(!HAS_NIX)('is an expression that Nix can read', () => {
    const file = join(folder, 'flake.nix');
    writeFileSync(file, flake);
    execFileSync('nix-instantiate', ['--parse', file], { stdio: 'pipe' });
    const asked = ['--eval', '--strict', '-E', `(import ${file}).description`];
    expect(execFileSync('nix-instantiate', asked, { encoding: 'utf8' })).toContain('nonogram');
  });
});

it('the manifest for Flatpak installs the program under the name of its command', () => {
  expect(flatpakManifest('1.2.3', 'nonokit-1.2.3.tar.gz', SUM)).toMatchObject({
    id: expect.stringMatching(/^[A-Za-z]\w*(\.[A-Za-z]\w*){2,}$/),
    command: 'nonokit',
    modules: [
      {
        'build-commands': [expect.stringContaining('/app/bin/nonokit'), expect.any(String)],
        sources: [{ url: expect.stringContaining('/v1.2.3/nonokit-1.2.3.tar.gz'), sha256: SUM }],
      },
    ],
  });
});

it('the Android app counts up with each version, and takes its icons from the site', () => {
  const codes = ['0.1.0', '0.1.1', '0.2.0', '1.0.0'].map(
    (each) => (twaManifest(each) as { appVersionCode: number }).appVersionCode,
  );
  expect(codes).toEqual([...new Set(codes)].sort((a, b) => a - b));
  const { packageId, maskableIconUrl } = twaManifest('1.2.3') as Record<string, string>;
  expect(packageId).toBe('example.nonograms');
  const icon = maskableIconUrl?.split('/').at(-1) ?? '';
  expect(existsSync(join(ROOT, 'apps/site/public', icon))).toBe(true);
});

describe('the action that checks puzzle files', () => {
  const text = readFileSync(join(ROOT, 'deploy/check-puzzles/action.yml'), 'utf8');
  const [, indented = ''] = /\n {6}run: \|\n((?: {8}.*\n)+)/.exec(text) ?? [];
  const script = indented.replace(/^ {8}/gm, '');

  /** Runs the script as a workflow does, with the program of this clone in the place of npm's. */
  function check(files: string) {
    const npx = `#!/bin/sh
[ "$1 $2" = "--yes @nonokit/cli@${version}" ] || exit 99
shift 2
exec "${process.execPath}" "${join(ROOT, 'apps/cli/bin/nonokit.js')}" "$@"
`;
    writeFileSync(join(folder, 'npx'), npx, { mode: 0o755 });
    return spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: `${folder}:/usr/bin:/bin`, FILES: files, MATCHER: 'matcher.json' },
    });
  }

  beforeAll(() => {
    const size = 'width 3\nheight 2\n';
    writeFileSync(join(folder, 'good one.non'), `${size}rows\n3\n1\ncolumns\n1\n2\n1\n`);
    writeFileSync(join(folder, 'broken.non'), `${size}rows\n3\n2 2\ncolumns\n1\n2\n1\n`);
    writeFileSync(join(folder, 'two.non'), 'width 2\nheight 2\nrows\n1\n1\ncolumns\n1\n1\n');
  });

  it('is content with a good puzzle, whose name may hold a space', () => {
    const { status, stdout } = check('good one.non');
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^::add-matcher::matcher.json\n/)]);
  });

  it('fails if one of several files is broken or has two solutions', () => {
    expect(check('good one.non\nbroken.non').status).toBe(2);
    expect(check('good one.non\ntwo.non').status).toBe(1);
  });

  it('its matcher finds the file, the line and the column in what the program says', () => {
    const { stderr } = check('broken.non');
    const matcher = join(ROOT, 'deploy/check-puzzles/matcher.json');
    const [{ pattern }] = JSON.parse(readFileSync(matcher, 'utf8')).problemMatcher;
    const [line = ''] = stderr.split('\n');
    expect(new RegExp(pattern[0].regexp).exec(line)?.slice(1, 4)).toEqual(['broken.non', '5', '1']);
  });

  it('treats names as data', () => {
    expect(check('$(touch here)\n--json').stderr).toContain('$(touch here)');
    expect(spawnSync('ls', ['here'], { cwd: folder }).status).not.toBe(0);
  });
});
