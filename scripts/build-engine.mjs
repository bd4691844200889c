/**
 * Compiles the engine and the solver of puzzles in bulk (packages/solver/assembly, AssemblyScript)
 * to WebAssembly and writes each as a module of bytes, so that the library needs no separate file.
 * For tests it also writes a version
 * with assertions, bounds checks and audit, which is never shipped.
 *
 *     node scripts/build-engine.mjs
 */
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'nonokit-engine-'));
try {
  const fast = ['--noAssert', '--uncheckedBehavior', 'always'];
  await compile('index.ts', 'engine-bytes.ts', fast);
  await compile('bulk.ts', 'bulk-bytes.ts', fast);
  await compile('checked.ts', 'testing/checked-bytes.ts', []);
} finally {
  rmSync(folder, { recursive: true });
}

/** Compiles one entry of `assembly/` into a module of bytes below `src/`. */
async function compile(entry, target, options) {
  const out = join(folder, 'engine.wasm');
  const source = join(root, 'packages/solver/assembly', entry);
  const fixed = ['--outFile', out, '--runtime', 'stub', '-O3'];
  const { error, stderr } = await asc.main([source, ...fixed, ...options]);
  if (error !== null) throw new Error(stderr.toString());
  const text = readFileSync(out).toString('base64');
  // concurrent readers find either the whole old file or the whole new one
  const file = join(root, 'packages/solver/src', target);
  writeFileSync(`${file}.${process.pid}`, moduleOf(entry, text));
  renameSync(`${file}.${process.pid}`, file);
  console.log(`engine: ${Math.ceil(text.length * 0.75)} bytes of WebAssembly from ${entry}`);
}

/** The module that holds the bytes. */
function moduleOf(entry, text) {
  return `/**
 * The compiled engine. Made from assembly/${entry} by scripts/build-engine.mjs: do not edit, do not commit.
 */
const TEXT =
  '${text}';

/**
 * The WebAssembly module. Unpacking takes a few milliseconds, so only who solves something pays for
 * it.
 */
export function engineBytes(): Uint8Array {
  return bytesOf(TEXT);
}

/** Reads base64, which not every place where we run can do by itself. */
function bytesOf(text: string): Uint8Array {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const values = new Uint8Array(128);
  for (let i = 0; i < 64; i++) values[digits.charCodeAt(i)] = i;
  const length = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - length);
  for (let i = 0, at = 0; i < text.length; i += 4) {
    let group = 0;
    for (let k = 0; k < 4; k++) group = (group << 6) | (values[text.charCodeAt(i + k)] as number);
    if (text[i] === '=') break;
    bytes[at++] = group >> 16;
    if (at < bytes.length) bytes[at++] = (group >> 8) & 255;
    if (at < bytes.length) bytes[at++] = group & 255;
  }
  return bytes;
}
`;
}
