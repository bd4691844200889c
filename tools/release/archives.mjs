/**
 * Archives with the same bytes in every run: tar as POSIX describes it (ustar), and packages for
 * Debian, which are two of them in an `ar`. Root owns everything unless an entry names an owner,
 * times are the first second of 1980, and entries are in the order of their names.
 */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

const BLOCK = 512;

/** 1 January 1980, before which some file systems have no time. */
const TIME = 315_532_800;

/** The SHA-256 sum of bytes, in hexadecimal. */
export function sumOf(content) {
  return createHash('sha256').update(content).digest('hex');
}

/** A compressed tar of entries and of the folders that they are in. */
export function tarGz(entries) {
  return gzipSync(tar(entries), { level: 9 });
}

/** A tar of entries and of the folders that they are in. */
export function tar(entries) {
  const folders = new Set();
  for (const { path } of entries) {
    const parts = path.split('/').slice(0, -1);
    for (let k = 1; k <= parts.length; k++) folders.add(`${parts.slice(0, k).join('/')}/`);
  }
  for (const { path } of entries) folders.delete(path);
  const all = [...[...folders].map((path) => ({ path })), ...entries];
  all.sort((one, other) => (one.path < other.path ? -1 : 1));
  return Buffer.concat([...all.flatMap(blocksOf), Buffer.alloc(2 * BLOCK)]);
}

function blocksOf({ path, content, link, isProgram = false, mode, owner = 0 }) {
  const isFolder = path.endsWith('/');
  const usual = link !== undefined ? 0o777 : isFolder || isProgram ? 0o755 : 0o644;
  const size = content?.length ?? 0;
  const header = Buffer.alloc(BLOCK);
  const [prefix, name] = splitPath(path);
  const put = (text, at) => header.write(text, at);
  const putNumber = (number, at, digits) => put(number.toString(8).padStart(digits, '0'), at);
  put(name, 0);
  putNumber(mode ?? usual, 100, 7);
  putNumber(owner, 108, 7);
  putNumber(owner, 116, 7);
  putNumber(size, 124, 11);
  putNumber(TIME, 136, 11);
  put(isFolder ? '5' : link === undefined ? '0' : '2', 156);
  put(link ?? '', 157);
  put('ustar\u000000', 257);
  if (owner === 0) {
    put('root', 265);
    put('root', 297);
  }
  put(prefix, 345);
  // the checksum counts itself as spaces
  const sum = header.reduce((total, byte) => total + byte, 8 * 0x20);
  put(`${sum.toString(8).padStart(6, '0')}\u0000 `, 148);
  if (content === undefined) return [header];
  return [header, content, Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)];
}

/** A path in its two fields. */
function splitPath(path) {
  if (Buffer.byteLength(path) <= 100) return ['', path];
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
    const parts = [path.slice(0, at), path.slice(at + 1)];
    const [prefix, name] = parts.map((part) => Buffer.byteLength(part));
    if (prefix <= 155 && name <= 100 && name > 0) return parts;
  }
  throw new Error(`tar: the path is too long: ${path}`);
}

/** A Debian package with these fields and files. */
export function debianPackage(fields, entries) {
  const bytes = entries.reduce((sum, { content }) => sum + (content?.length ?? 0), 0);
  const all = { ...fields, 'Installed-Size': Math.ceil(bytes / 1024) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\n`);
  const control = [{ path: './control', content: Buffer.from(lines.join('')) }];
  const data = entries.map((entry) => ({ ...entry, path: `./${entry.path}` }));
  return Buffer.concat([
    Buffer.from('!<arch>\n'),
    ...member('debian-binary', Buffer.from('2.0\n')),
    ...member('control.tar.gz', tarGz(control)),
    ...member('data.tar.gz', tarGz(data)),
  ]);
}

function member(name, content) {
  const fields = [
    name.padEnd(16),
    `${TIME}`.padEnd(12),
    '0'.padEnd(6),
    '0'.padEnd(6),
    '100644'.padEnd(8),
    `${content.length}`.padEnd(10),
  ];
  return [
    Buffer.from(`${fields.join('')}\`\n`),
    content,
    Buffer.from('\n'.repeat(content.length % 2)),
  ];
}
