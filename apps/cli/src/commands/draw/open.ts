/**
 * The system's viewer, for `draw --open`: started without a shell, so that no name can be a
 * command.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Problem, problem } from '@nonokit/core';
import type { Environment } from '../../io/host.js';
import { noViewer, viewerFailed } from '../../words/en/problems/draw.js';

/** A program and its arguments. */
export interface Viewer {
  readonly program: string;
  readonly args: readonly string[];
}

/** The program that opens a file on this kind of system. */
export function viewerFor(platform: NodeJS.Platform, file: string): Viewer {
  // a name that begins with "-" must not be taken for an option
  const safe = file.startsWith('-') ? `./${file}` : file;
  if (platform === 'darwin') return { program: 'open', args: [safe] };
  if (platform === 'win32') return { program: 'explorer.exe', args: [safe] };
  return { program: 'xdg-open', args: [safe] };
}

/** A file in a new temporary folder, for a picture that is only viewed. */
export async function viewedFile(extension: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nonokit-'));
  const file = join(folder, `picture.${extension}`);
  await writeFile(file, '');
  return file;
}

/** Removes a file of `viewedFile` and its folder if nothing was drawn into it. */
export async function forgetViewed(file: string): Promise<void> {
  await rm(dirname(file), { recursive: true, force: true });
}

/** How to open a viewer. */
export interface ViewerOptions {
  /** The environment, in whose PATH the program is. */
  readonly env: Environment;
  /** Default: what opens files on this kind of system. */
  readonly viewer?: Viewer;
}

/** How long to wait for a viewer to report a failure. */
const PATIENCE_MS = 1500;

/**
 * Opens a file in the system's viewer and does not wait for it to close. Returns the problem, if
 * any.
 */
export function openInViewer(
  file: string,
  { env, viewer: { program, args } = viewerFor(process.platform, file) }: ViewerOptions,
): Promise<Problem | undefined> {
  return new Promise((resolve) => {
    const viewer = spawn(program, args, { stdio: 'ignore', detached: true, shell: false, env });
    const timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
    const end = (found: Problem | undefined): void => {
      clearTimeout(timer);
      resolve(found);
    };
    viewer.on('error', () => {
      end(problem(noViewer, { program }));
    });
    // explorer.exe exits with 1 on success
    viewer.on('exit', (code) => {
      const isBad = code !== 0 && code !== null && program !== 'explorer.exe';
      end(isBad ? problem(viewerFailed, { program, status: code }) : undefined);
    });
    viewer.unref();
  });
}
