/** The logo of a site: who may set it, what is kept of the file, and where it is shown. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_LOGO_BYTES } from '../../contract/owner.js';
import { onBothDatabases } from '../testing/both-databases.js';
import { inlineEngine } from '../testing/inline-engine.js';
import { type TestPerson, type TestSite, testSite } from '../testing/test-site.js';

const LOGO = '/api/v1/owner/logo';
const SVG = '<svg viewBox="0 0 40 20"><rect width="40" height="20" fill="#c8141e"/></svg>';

function inBase64(file: string | Uint8Array): string {
  return Buffer.from(file).toString('base64');
}

onBothDatabases('the logo', (url) => {
  let test: TestSite;
  const who: Record<string, TestPerson | undefined> = {};
  beforeAll(async () => {
    test = await testSite({ database: url(), engine: inlineEngine() });
    who['member'] = await test.person('Anna');
    who['moderator'] = await test.person('Vera', 'moderator');
    who['owner'] = await test.person('Olga', 'administrator');
  });
  afterAll(() => test.close());

  const send = async (as: string, file: string | Uint8Array) => {
    const answer = await test.ask('PUT', LOGO, { as: who[as], body: { file: inBase64(file) } });
    return { status: answer.status, body: await answer.json() };
  };
  const remove = async (as: string): Promise<number> =>
    (await test.ask('DELETE', LOGO, { as: who[as] })).status;
  const read = async (path: string) => {
    const answer = await test.ask('GET', path);
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  it('is set and removed by administrators alone', async () => {
    for (const as of ['nobody', 'member', 'moderator']) {
      const status = as === 'nobody' ? 401 : 403;
      expect([(await send(as, SVG)).status, await remove(as)]).toEqual([status, status]);
    }
    expect((await read('/logo.png')).status).toBe(404);
    test.clock.now += 16 * 60_000;
    expect((await send('owner', SVG)).body).toMatchObject({ code: 'prove-again' });
    test.clock.now -= 16 * 60_000;
    expect((await send('owner', SVG)).body.logo).toMatchObject({ width: 156, height: 78 });
    expect(await remove('owner')).toBe(200);
    expect((await read('/logo.png')).status).toBe(404);
  });

  it('is drawn anew in three sizes, and shown in styles and to phones', async () => {
    const png = await sharp({
      create: { width: 30, height: 60, channels: 3, background: '#0b6f6a' },
    })
      .withMetadata({ exif: { IFD0: { Copyright: 'secret of the camera' } } })
      .png()
      .toBuffer();
    const { body } = await send('owner', png);
    const { address, ...size } = body.logo;
    expect(size).toEqual({ width: 39, height: 78 });
    for (const [path, width, height] of [
      [`/${address}`, 39, 78],
      ['/logo-192.png', 192, 192],
      ['/logo-512.png', 512, 512],
    ] as const) {
      const { bytes } = await read(path);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height });
      expect(bytes.includes('secret')).toBe(false);
    }
    expect((await read('/site.css')).bytes.toString()).toContain(`url(${address})`);
    const manifest = JSON.parse((await read('/app.webmanifest')).bytes.toString());
    expect(manifest.icons.map(({ src }: { src: string }) => src.split('?')[0])).toEqual([
      'logo-192.png',
      'logo-512.png',
    ]);
    // another picture has another address
    const next = await send('owner', SVG);
    expect(next.body.logo.address).not.toBe(address);
  });

  it.each([
    ['GIF89a', 'no-image'],
    [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'image-damaged'],
    [SVG.replace('<rect', '<script>alert(1)</script><rect'), 'image-damaged'],
    [' '.repeat(MOST_LOGO_BYTES - SVG.length + 1) + SVG, 'invalid-request'],
  ])('is refused as %#', async (file, code) => {
    const before = (await read('/logo.png')).bytes;
    expect((await send('owner', file)).body).toMatchObject({ code });
    expect((await read('/logo.png')).bytes.equals(before)).toBe(true);
  });
});

describe('a logo in the settings file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nonokit-logo-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is shown, and cannot be changed by the page', async () => {
    const logo = join(folder, 'logo.svg');
    writeFileSync(logo, SVG);
    const test = await testSite({ engine: inlineEngine(), config: { logo } });
    const olga = await test.person('Olga', 'administrator');
    const settings = await test.ask('GET', '/api/v1/owner/settings', { as: olga });
    expect(await settings.json()).toMatchObject({ logo: { width: 156 }, locked: ['logo'] });
    expect((await test.ask('GET', '/logo.png')).status).toBe(200);
    expect((await test.ask('DELETE', LOGO, { as: olga })).status).toBe(409);
    await test.close();
  });

  it('that cannot be used leaves the usual mark', async () => {
    for (const logo of [join(folder, 'none.svg'), folder]) {
      const test = await testSite({ engine: inlineEngine(), config: { logo } });
      expect((await test.ask('GET', '/logo.png')).status).toBe(404);
      expect((await test.ask('GET', '/app.webmanifest')).status).toBe(200);
      await test.close();
    }
  });
});
