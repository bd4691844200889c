/**
 * The process as the host of the program. Streams are looked up when they are used: opening
 * standard input takes time, and most runs do not read it.
 */
import { EXIT, type ExitStatus } from './exit.js';
import type { Host } from './host.js';

/** After so long a process that still runs was not stopped. */
const UNSTOPPED_MS = 200;

/** The host that this process is; `folder` holds its bundle. */
export function processHost(folder: URL): Host {
  return {
    args: process.argv.slice(2),
    env: process.env,
    folder,
    get stdin() {
      return process.stdin;
    },
    get stdout() {
      return process.stdout;
    },
    get stderr() {
      return process.stderr;
    },
    get status() {
      return (process.exitCode ?? EXIT.good) as ExitStatus;
    },
    set status(status) {
      process.exitCode = status;
    },
    onInterrupt: (stop) => {
      process.on('SIGINT', stop).on('SIGTERM', stop);
      return () => void process.off('SIGINT', stop).off('SIGTERM', stop);
    },
    onExit: (restore) => {
      process.on('exit', restore);
      return () => void process.off('exit', restore);
    },
    suspend: () =>
      new Promise((resolve) => {
        // without job control (on Windows) nothing would wake the process
        if (process.platform === 'win32') return resolve();
        process.once('SIGCONT', () => resolve());
        // the whole job stops, as with Ctrl-Z
        process.kill(0, 'SIGTSTP');
        // a job without a shell is not stopped, and no signal follows; a stopped one has no timers
        setTimeout(resolve, UNSTOPPED_MS);
      }),
    exit: () => process.exit(),
  };
}
