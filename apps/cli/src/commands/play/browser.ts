/** The system's browser, started without a shell. */
import type { Viewer } from '../draw/open.js';

/** The program that opens an address on this kind of system. */
export function browserFor(platform: NodeJS.Platform, address: string): Viewer {
  if (platform === 'darwin') return { program: 'open', args: [address] };
  // `start` belongs to the command interpreter; its first argument would be a window's title
  if (platform === 'win32') return { program: 'cmd.exe', args: ['/c', 'start', '', address] };
  return { program: 'xdg-open', args: [address] };
}
