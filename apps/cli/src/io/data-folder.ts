/** Where programs keep their users' data. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from './host.js';

/** The folder of the user's data on this kind of system, as its conventions have it. */
export function dataFolder(
  env: Environment,
  platform: NodeJS.Platform = process.platform,
  home: string = homedir(),
): string {
  if (platform === 'darwin') return join(home, 'Library', 'Application Support');
  if (platform === 'win32') return env['LOCALAPPDATA'] || join(home, 'AppData', 'Local');
  return env['XDG_DATA_HOME'] || join(home, '.local', 'share');
}
