/** Images have the layout that readers of images expect, and the same bytes each time. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ociImage } from './image.mjs';
import { readDockerfile } from './site-image.mjs';

const PARTS = {
  name: 'site:1.2.3',
  layers: [
    [
      { path: 'tmp/', mode: 0o1777 },
      { path: 'bin/a', content: Buffer.from('a'), isProgram: true },
    ],
    [{ path: 'data/', owner: 1000 }],
  ],
  config: { User: '1000:1000', Cmd: ['a'] },
  annotations: { 'org.opencontainers.image.version': '1.2.3' },
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nonokit-image-'));
  writeFileSync(join(folder, 'image.tar'), ociImage(PARTS));
  execFileSync('tar', ['-xf', 'image.tar'], { cwd: folder });
});
afterAll(() => rmSync(folder, { recursive: true }));

const sum = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
const blob = ({ digest }: { digest: string }) =>
  readFileSync(join(folder, 'blobs', digest.replace(':', '/')));
const json = (described: { digest: string }) => JSON.parse(blob(described).toString());
const index = () => JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));

it('every blob is named after its content', () => {
  const names = readdirSync(join(folder, 'blobs/sha256'));
  expect(names.length).toBe(4);
  for (const name of names) {
    expect(sum(readFileSync(join(folder, 'blobs/sha256', name)))).toBe(name);
  }
});

it('index, manifest and configuration lead to the layers, packed and unpacked', () => {
  const manifest = json(index().manifests[0]);
  const { config, rootfs, os, architecture } = json(manifest.config);
  expect({ config, os, architecture }).toEqual({
    config: PARTS.config,
    os: 'linux',
    architecture: 'amd64',
  });
  const sums = manifest.layers.map((layer: { digest: string }) => sum(gunzipSync(blob(layer))));
  expect(rootfs.diff_ids).toEqual(sums.map((each: string) => `sha256:${each}`));
  expect(manifest.layers.map(({ size }: { size: number }) => size)).toEqual(
    manifest.layers.map((layer: { digest: string }) => blob(layer).length),
  );
});

it('folders keep their rights and owners', () => {
  const list = json(index().manifests[0]).layers.map((layer: { digest: string }) =>
    execFileSync('tar', ['--numeric-owner', '-tvz'], { input: blob(layer), encoding: 'utf8' }),
  );
  expect(list[0]).toMatch(/^drwxrwxrwt 0\/0 .* tmp\/$/m);
  expect(list[1]).toMatch(/^drwxr-xr-x 1000\/1000 .* data\/$/m);
});

it('the order of entries does not matter', () => {
  const layers = PARTS.layers.map((layer) => layer.toReversed());
  expect(ociImage({ ...PARTS, layers }).equals(ociImage(PARTS))).toBe(true);
});

it('the image of the site runs as the Dockerfile says, and not as root', () => {
  expect(readDockerfile()).toEqual({
    workdir: '/site',
    config: {
      User: '1000:1000',
      ExposedPorts: { '4000/tcp': {} },
      Env: [
        'PATH=/usr/local/bin:/usr/bin:/bin',
        'NODE_ENV=production',
        'NONOKIT_HOST=0.0.0.0',
        'NONOKIT_DATA=/data',
        'MALLOC_ARENA_MAX=2',
      ],
      Cmd: ['node', 'apps/site/dist-server/main.js', 'serve'],
      Volumes: { '/data': {} },
      WorkingDir: '/site',
      Healthcheck: {
        Test: ['CMD', 'node', '-e', expect.stringContaining('/healthz')],
        StartPeriod: 180e9,
      },
    },
  });
});
