/**
 * The site as others install it, without what only this repository has: by the steps of the
 * Dockerfile in a plain folder, and as the package `nonokit-site` from its tarball. The repository
 * has to be built before: `npm run build`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { listPlaces } from '../release/pack.mjs';
import { buildImage, link, ROOT } from './dockerfile.js';
import { type SiteAtWork, startSite, use, type Work } from './site-at-work.js';

// elsewhere: below the repository, modules would be found in its own node_modules
const folder = mkdtempSync(join(tmpdir(), 'nonokit-deployed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** The start catalogue has more puzzles than this. */
const START = 40;

function expectAll({ health, puzzles, page, learn, preview, booklet }: Work, site: SiteAtWork) {
  expect([health, preview, booklet]).toEqual(['ok\n', '\x89PNG\r', '%PDF-']);
  expect(puzzles).toBeGreaterThanOrEqual(START);
  expect(page).toContain('<html lang="en"');
  expect(learn).toContain(`href="${site.base}/ru/learn/"`);
  expect(site.printed()).toContain(`${site.base}/welcome/`);
  expect(site.printed()).not.toMatch(/"level":(50|60)/);
}

it('runs in the image that the Dockerfile makes', async () => {
  const image = buildImage(join(ROOT, 'deploy/Dockerfile'), join(folder, 'image'));
  const within = (path: string): string => path.replace(/^\//, `${image.root}/`);
  const variables = Object.fromEntries(
    Object.entries(image.variables).map(([name, value]) => [name, within(value)]),
  );
  const cwd = within(image.workdir);
  const site = await startSite(image.command, { cwd, variables });
  try {
    expectAll(await use(site), site);
    const [program = '', ...args] = image.health;
    const here = args.map((arg) =>
      arg.replace('127.0.0.1:4000', site.base.slice('http://'.length)),
    );
    execFileSync(program, here);
  } finally {
    expect(await site.stop()).toBe(0);
  }
});

describe('the package nonokit-site', () => {
  it('runs where only it and its dependencies are, and makes a backup', async () => {
    const script = join(ROOT, 'tools/release/release.mjs');
    const args = [script, '--json', '--only', 'site', '--out', join(folder, 'packed')];
    const [packed] = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
    const project = join(folder, 'project');
    install(project, packed.tarball, packed.manifest);
    const command = join(project, 'node_modules/.bin/nonokit-site');
    const options = { cwd: project, encoding: 'utf8' } as const;
    expect(execFileSync(command, ['serve', '--check'], options)).toBe('All settings are good.\n');
    const site = await startSite([command, 'serve'], { cwd: project, variables: {} });
    try {
      expectAll(await use(site), site);
      expect(execFileSync(command, ['backup', 'whole.gz'], options)).toContain('kept in whole.gz');
    } finally {
      expect(await site.stop()).toBe(0);
    }
  });

  it('is described as npm wants it', () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'packed/site/package.json'), 'utf8'));
    const { version } = JSON.parse(readFileSync(join(ROOT, 'apps/cli/package.json'), 'utf8'));
    expect(manifest).toMatchObject({
      name: 'nonokit-site',
      version,
      license: 'MIT',
      bin: { 'nonokit-site': 'bin/nonokit-site.js' },
      publishConfig: { access: 'public', provenance: true },
      repository: { type: 'git', directory: 'apps/site' },
    });
    expect(manifest).not.toHaveProperty('devDependencies');
    expect(manifest).not.toHaveProperty('private');
    const publint = join(ROOT, 'tools/release/node_modules/publint/src/cli.js');
    execFileSync(process.execPath, [
      publint,
      join(folder, 'packed/site'),
      '--strict',
      '--pack=false',
    ]);
  });
});

/** As npm does it, from what is installed here. */
function install(
  project: string,
  tarball: string,
  { dependencies }: { readonly dependencies: Readonly<Record<string, string>> },
): void {
  const modules = join(project, 'node_modules');
  mkdirSync(join(modules, 'nonokit-site'), { recursive: true });
  mkdirSync(join(modules, '.bin'));
  execFileSync('tar', ['xf', tarball, '--strip-components=1', '-C', join(modules, 'nonokit-site')]);
  symlinkSync('../nonokit-site/bin/nonokit-site.js', join(modules, '.bin/nonokit-site'));
  for (const place of listPlaces(dependencies)) link(join(ROOT, place), join(project, place));
}
