/** Social previews: the empty sheet of a puzzle as PNG, drawn once and kept. */
import { type Puzzle, writePuzzle } from 'nonokit';
import { layoutOf } from 'nonokit/render';
import { askEngine, puzzleProblem } from '../../engine-api/index.js';
import type { SiteContext } from '../../http/index.js';
import type { Site } from '../../site/index.js';
import { detailRow, sharedPuzzle } from '../detail.js';

/** Cells in pixels: smaller ones cannot be drawn, so a large puzzle has a larger preview. */
const SMALLEST = 8;
const LARGEST = 24;

/** The longer side of a preview, clues included, in pixels; about. */
const SIDE = 1000;

/** The share of the longer side that clues take, at most; about. */
const WITH_CLUES = 1.5;

/** Milliseconds for which an unused preview is kept. */
const KEPT_MS = 30 * 86_400_000;

const PREFIX = 'preview ';

/** How previews are drawn. */
const LOOK = { what: 'puzzle', style: 'sheet' } as const;

/** The preview of a public puzzle. @throws {HttpProblem} 404, or 503 if the engine is busy */
export async function drawPreview(site: Site, c: SiteContext, id: string): Promise<Uint8Array> {
  const row = await detailRow(site, id);
  const name = `${PREFIX}${id}`;
  const kept = await site.db
    .selectFrom('kept_file')
    .select(['bytes', 'changed_at'])
    .where('name', '=', name)
    .executeTakeFirst();
  if (kept !== undefined && kept.changed_at > row.changed_at) return kept.bytes;
  const bytes = await drawnSheet(site, c, row.clues);
  // a time after the change, also where both are in one millisecond
  const file = { bytes, changed_at: Math.max(site.now(), row.changed_at + 1) };
  await site.db
    .insertInto('kept_file')
    .values({ name, type: 'image/png', ...file })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(file))
    .execute();
  return bytes;
}

/** The sides of the preview with these clues, in pixels; nothing is drawn. */
export function previewSides(clues: string): { readonly width: number; readonly height: number } {
  const puzzle = sharedPuzzle(clues);
  return layoutOf(puzzle, { ...LOOK, cell: cellOf(puzzle) });
}

function cellOf({ width, height }: Puzzle): number {
  const side = Math.max(width, height) * WITH_CLUES;
  return Math.max(SMALLEST, Math.min(LARGEST, Math.floor(SIDE / side)));
}

async function drawnSheet(site: Site, c: SiteContext, clues: string): Promise<Uint8Array> {
  const puzzle = sharedPuzzle(clues);
  const answer = await askEngine(site, c, 'draw', {
    file: { bytes: writePuzzle(puzzle, 'share'), format: 'share' },
    language: 'en',
    options: { ...LOOK, output: 'png', cell: cellOf(puzzle) },
  });
  if (!answer.ok) throw puzzleProblem(answer.problem);
  return answer.body;
}

/** Removes previews that are old. */
export async function forgetPreviews({ db, now }: Site): Promise<void> {
  await db
    .deleteFrom('kept_file')
    .where('name', 'like', `${PREFIX}%`)
    .where('changed_at', '<', now() - KEPT_MS)
    .execute();
}
