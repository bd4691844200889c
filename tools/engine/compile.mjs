/**
 * Compiles the engine and the solver of puzzles in bulk (packages/solver/assembly, AssemblyScript)
 * to WebAssembly and writes each as a module of bytes, so that the library needs no separate file.
 * From the engine it also makes the tuned engine (packages/solver/src/tuned-engine.ts), and for
 * tests a version with assertions, bounds checks and audit, which is never shipped.
 *
 *     npm run engine                 write the modules that are committed; do so after every change
 *     node compile.mjs --check DIR   compile all again: the checked version goes to its place, the
 *                                    others to DIR, where a test compares them with the committed
 */
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import asc from 'assemblyscript/asc';
import binaryen from 'assemblyscript/binaryen';
import { assemblyHash } from './assembly-hash.mjs';

const { BulkMemory, BulkMemoryOpt, MutableGlobals, NontrappingFPToInt, SignExt } =
  binaryen.Features;
/** What the compiler lets its modules use, and every browser that we support has. */
const FEATURES = BulkMemory | BulkMemoryOpt | MutableGlobals | NontrappingFPToInt | SignExt;

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = join(root, 'packages/solver/src');
const { values } = parseArgs({ options: { check: { type: 'string' } } });
/** Where the modules go that are committed. */
const target = values.check === undefined ? sources : resolve(values.check);

const folder = mkdtempSync(join(tmpdir(), 'nonokit-engine-'));
try {
  const fast = ['--noAssert', '--uncheckedBehavior', 'always'];
  // the start of the module is a function to call, since the tuned engine must not start again
  const engine = await compiled('index.ts', [...fast, '--exportStart', 'initialize']);
  const open = withGlobals(engine);
  write('index.ts', join(target, 'engine-bytes.ts'), open);
  write('index.ts', join(target, 'tuned-bytes.ts'), tuned(open));
  write('bulk.ts', join(target, 'bulk-bytes.ts'), await compiled('bulk.ts', fast));
  if (values.check !== undefined) {
    write(
      'checked.ts',
      join(sources, 'testing/checked-bytes.ts'),
      await compiled('checked.ts', []),
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}

/** Compiles one entry of `assembly/`. */
async function compiled(entry, options) {
  const out = join(folder, 'engine.wasm');
  // the bytes hold the names of sources: without the folder they would depend on where this runs
  const fixed = ['--baseDir', root, '--outFile', out, '--runtime', 'stub', '-O3'];
  const source = `packages/solver/assembly/${entry}`;
  const { error, stderr } = await asc.main([source, ...fixed, ...options]);
  if (error !== null) throw new Error(stderr.toString());
  return readFileSync(out);
}

/** The engine with all its variables exported, which the tuned engine takes over. */
function withGlobals(bytes) {
  const module = binaryen.readBinary(bytes);
  module.setFeatures(FEATURES);
  for (let i = 0; i < module.getNumGlobals(); i++) {
    const { name, mutable } = binaryen.getGlobalInfo(module.getGlobalByIndex(i));
    if (mutable) module.addGlobalExport(name, `g${i}`);
  }
  return emitted(module);
}

/**
 * The engine once more, with the memory of another one, and with more functions inlined: those with
 * one caller up to 2,000 in the optimiser's size, leaves up to 60, others up to 400 where that
 * seems to pay.
 */
function tuned(bytes) {
  const module = binaryen.readBinary(bytes);
  module.setFeatures(FEATURES);
  module.addMemoryImport('0', 'env', 'memory', false);
  binaryen.setOptimizeLevel(3);
  binaryen.setShrinkLevel(0);
  binaryen.setAlwaysInlineMaxSize(60);
  binaryen.setFlexibleInlineMaxSize(400);
  binaryen.setOneCallerInlineMaxSize(2000);
  module.optimize();
  return emitted(module);
}

function emitted(module) {
  if (!module.validate()) throw new Error('the engine is no valid module any more');
  const bytes = module.emitBinary();
  module.dispose();
  return bytes;
}

/** Writes a module of bytes. */
function write(entry, file, bytes) {
  const text = Buffer.from(bytes).toString('base64');
  mkdirSync(join(file, '..'), { recursive: true });
  // concurrent readers find either the whole old file or the whole new one
  writeFileSync(`${file}.${process.pid}`, writeModule(entry, text));
  renameSync(`${file}.${process.pid}`, file);
}

/** The module that holds the bytes. */
function writeModule(entry, text) {
  return `/**
 * The compiled engine, made from assembly/${entry} by tools/engine/compile.mjs. Do not edit it:
 * change the source and run "npm run engine".
 *
 * SHA-256 of assembly/: ${assemblyHash(root)}
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
