/**
 * Compiles the engine (packages/solver/assembly, AssemblyScript) to WebAssembly and writes it as a module of
 * bytes, so that the library needs no file beside it. `--debug` keeps bounds checks.
 *
 *     node scripts/build-engine.mjs [--debug]
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = join(root, 'packages/solver/src/engine-bytes.ts');
const checked = process.argv.includes('--debug');
const folder = mkdtempSync(join(tmpdir(), 'nonokit-engine-'));
try {
  const out = join(folder, 'engine.wasm');
  const { error, stderr } = await asc.main([
    join(root, 'packages/solver/assembly/index.ts'),
    '--outFile',
    out,
    '--runtime',
    'stub',
    '-O3',
    ...(checked ? [] : ['--noAssert', '--uncheckedBehavior', 'always']),
  ]);
  if (error !== null) throw new Error(stderr.toString());
  const text = readFileSync(out).toString('base64');
  writeFileSync(target, moduleOf(text));
  console.log(`engine: ${Math.ceil(text.length * 0.75)} bytes of WebAssembly`);
} finally {
  rmSync(folder, { recursive: true });
}

/** The module that holds the bytes. */
function moduleOf(text) {
  return `/**
 * The compiled engine. Made from assembly/ by scripts/build-engine.mjs: do not edit, do not commit.
 */
const TEXT =
  '${text}';

/** The WebAssembly module. Unpacking takes a few milliseconds, so only who solves something pays for it. */
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
