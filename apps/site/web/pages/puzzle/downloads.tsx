/**
 * A puzzle as a file in every format that the server writes, and as a sheet: links, for any reader.
 */
import { apiAddress, callPath, type Query } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import type { RemotePuzzle } from '../../../contract/remote-types.js';
import { usePage } from '../../frame/page-context.js';
import { type FileFormat, formatsFor } from '../../puzzles/file-formats.js';
import type { PuzzleWords } from '../../words/en/puzzle.js';

/** Our own drawings. */
const SHEETS = ['pdf', 'svg', 'png'];

/** The files of the proof that the picture is the only one. */
const CERTIFICATE = ['cnf', 'drat', 'lrat'] as const;

export function Downloads({
  puzzle: { id, colors, mine },
  formats,
  words,
}: {
  readonly puzzle: RemotePuzzle;
  readonly formats: readonly FileFormat[];
  readonly words: PuzzleWords;
}) {
  const { root } = usePage();
  const file = (extension: string, query: Query = {}): string =>
    apiAddress(root, callPath(paths.PUZZLE_FILE, { id, extension }, query));
  return (
    <details class="downloads">
      <summary>{words.downloads}</summary>
      <p class="small soft">{words.downloadsText}</p>
      <ul class="small">
        {SHEETS.map((sheet) => (
          <li key={sheet}>
            <a href={file(sheet)} download>
              {words.sheet(sheet.toUpperCase())}
            </a>
          </li>
        ))}
        {(mine?.state === 'solved' ? CERTIFICATE : []).map((extension) => (
          <li key={extension}>
            <a href={file(extension)} download>
              {words.certificate[extension]}
            </a>{' '}
            <span class="softer">.{extension}</span>
          </li>
        ))}
        {formatsFor(colors, mine?.state === 'solved', formats).map((format) => (
          <li key={format.id}>
            <a href={file(format.extension.slice(1), { format: format.id })} download>
              {format.name}
            </a>{' '}
            <span class="softer">{format.extension}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
