/** The system's viewer: the program, its arguments, and the message if there is none. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  forgetViewed,
  openInViewer,
  type Viewer,
  type ViewerOptions,
  viewedFile,
  viewerFor,
} from './open.js';

describe('viewerFor', () => {
  it.each([
    ['linux', 'xdg-open'],
    ['freebsd', 'xdg-open'],
    ['darwin', 'open'],
    ['win32', 'explorer.exe'],
  ] as const)('on %s is %s', (platform, program) => {
    expect(viewerFor(platform, 'a b; rm.png')).toEqual({ program, args: ['a b; rm.png'] });
  });

  it('does not mistake a file name for an option', () => {
    expect(viewerFor('linux', '--help.png').args).toEqual(['./--help.png']);
  });
});

describe('viewedFile', () => {
  it('is a temporary file, and leaves nothing behind if nothing was drawn', async () => {
    const first = await viewedFile('png');
    const second = await viewedFile('png');
    expect(first).not.toBe(second);
    await forgetViewed(first);
    expect(existsSync(dirname(first))).toBe(false);
    expect(existsSync(second)).toBe(true);
    await forgetViewed(second);
  });
});

describe('openInViewer', () => {
  const by = (viewer: Viewer): ViewerOptions => ({ env: process.env, viewer });
  const node = (code: string) => by({ program: process.execPath, args: ['-e', code] });

  it('reports nothing if the viewer opens', async () => {
    expect(await openInViewer('a.png', node('0'))).toBeUndefined();
  });

  it('reports that there is no viewer, or that the viewer failed', async () => {
    const missing = await openInViewer('a.png', by({ program: 'no-such-viewer-here', args: [] }));
    expect(missing).toMatchObject({ code: 'no-viewer' });
    expect(missing?.message).toContain('no-such-viewer-here is missing');
    const failing = await openInViewer('a.png', node('process.exit(3)'));
    expect(failing?.message).toContain('status 3');
  });
});
