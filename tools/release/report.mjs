/** The report of a dry run, as text. */

/** The report about one packed package: its files, sizes, dependencies and integrity. */
export function writeReport({ id, files, tarball, manifest, brings, ...account }) {
  const { size, unpackedSize, entryCount, integrity } = account;
  const { dependencies, publishConfig, repository } = manifest;
  return [
    `${id}  ${tarball}`,
    ...files.map(({ path, size }) => `  ${String(size).padStart(9)}  ${path}`),
    `  files         ${entryCount}, ${kilobytes(unpackedSize)} unpacked, ${kilobytes(size)} packed`,
    `  integrity     ${integrity}`,
    `  dependencies  ${Object.entries(dependencies)
      .map((pair) => pair.join('@'))
      .join(', ')}`,
    `  npm i brings  ${1 + brings.packages} packages, ${megabytes(unpackedSize + brings.bytes)}`,
    `  source        ${repository.url}, ${repository.directory}`,
    `  publishing    ${JSON.stringify(publishConfig)}`,
  ].join('\n');
}

function kilobytes(bytes) {
  return `${Math.round(bytes / 1000)} kB`;
}

function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
