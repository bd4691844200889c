/**
 * What a program for Node needs from a system, as entries of an archive: Node, the C and C++
 * libraries, and the names of the user and of hosts. There is no shell, no package manager, and
 * nothing that runs as root. Certificates and time zones are part of Node.
 *
 * Node comes from npm (`tools/nodes`), the libraries from Debian, both with pinned sums.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sumOf } from './archives.mjs';
import { entriesIn } from './entries.mjs';
import { ROOT, readJson } from './workspace.mjs';

/** The user that the program runs as, with no right to change anything but its data. */
export const USER = 1000;

/** Node's newest line with long support. */
export const NODE = join(ROOT, 'tools/nodes/node_modules/node-24');

/** Libraries, what starts a program, and licences; tables of alphabets are part of Node. */
const WANTED = /^(usr\/)?lib(64)?\/(x86_64-linux-gnu\/)?[^/]+\.so\b[^/]*$|\/copyright$/;

/** All entries of the lowest layer. */
export function baseEntries() {
  const folder = mkdtempSync(join(tmpdir(), 'nonokit-base-'));
  try {
    for (const pinned of readJson('tools/release/image-base.json')) {
      execFileSync('dpkg-deb', ['-x', debianFile(pinned), folder]);
    }
    const text = (path, lines) => ({ path, content: Buffer.from(`${lines.join('\n')}\n`) });
    return [
      ...entriesIn(folder, '.', (name) => WANTED.test(name)).map(withoutDot),
      nodeEntry('bin/node', 'usr/local/bin/node'),
      nodeEntry('LICENSE', 'usr/share/doc/node/LICENSE'),
      text('etc/passwd', ['root:x:0:0::/:', `node:x:${USER}:${USER}::/data:`]),
      text('etc/group', ['root:x:0:', `node:x:${USER}:`]),
      text('etc/nsswitch.conf', ['hosts: files dns']),
      { path: 'tmp/', mode: 0o1777 },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function withoutDot(entry) {
  return { ...entry, path: entry.path.replace(/^\.\//, '') };
}

function nodeEntry(from, path) {
  const file = join(NODE, from);
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run release"`);
  return { path, content: readFileSync(file), isProgram: from.startsWith('bin/') };
}

/** The file of a Debian package of exactly this version, downloaded at the first use. */
function debianFile({ name, version, sha256 }) {
  const cache = join(ROOT, '.cache/debian');
  const file = join(cache, `${name}_${version}_amd64.deb`);
  mkdirSync(cache, { recursive: true });
  if (!existsSync(file)) {
    try {
      execFileSync('apt-get', ['download', `${name}:amd64=${version}`], {
        cwd: cache,
        stdio: 'pipe',
      });
    } catch {
      throw new Error(
        `apt-get cannot download ${name} ${version}: run "apt-get update"; if Debian has a newer ` +
          'version, put that and its sum (apt-cache show) into tools/release/image-base.json',
      );
    }
  }
  const sum = sumOf(readFileSync(file));
  if (sum !== sha256) throw new Error(`${file} has the sum ${sum} instead of ${sha256}`);
  return file;
}
