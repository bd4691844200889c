/** The puzzles for the programs that look at steps: of files and folders, or of the test corpus. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The path and, if it is a folder, the files in it. */
export function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile());
}

/**
 * Puzzles of a file, `sample` of them at even distances, without those of more than `side` rows or
 * columns. Lines of JSON are read one by one.
 */
export function puzzlesOf(file, readPuzzles, sample, side) {
  const bytes = readFileSync(file);
  const isLines = /\.ndjson(\.gz)?$/.test(file);
  const lines = isLines
    ? (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').trimEnd().split('\n')
    : [];
  const texts = isLines
    ? takeSample(lines, sample).map((line) => new TextEncoder().encode(line))
    : [bytes];
  const all = texts.flatMap((text) => {
    const read = readPuzzles(text, isLines ? { from: 'json' } : { name: file });
    return read.ok ? read.value.puzzles.flatMap((one) => (one.ok ? [one.value] : [])) : [];
  });
  return takeSample(all, sample).filter(({ width, height }) => Math.max(width, height) <= side);
}

function takeSample(list, sample) {
  const step = Math.max(1, list.length / sample);
  return Array.from({ length: Math.min(list.length, sample) }, (_, i) => {
    return list[Math.floor(i * step)];
  });
}
