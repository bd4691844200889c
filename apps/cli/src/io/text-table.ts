/**
 * Tables of text.
 */

/** Rows of text in columns as wide as their widest entry; the last is not padded. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, k) => Math.max(...rows.map((row) => row[k]?.length ?? 0)));
  return rows
    .map((row) => row.map((text, k) => text.padEnd(widths[k] ?? 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}
