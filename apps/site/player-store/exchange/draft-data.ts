/**
 * A draft as it travels: the JSON of an exported draft, as base64. Records that are too long lose
 * their oldest steps; the picture stays.
 */
import { MOST_DRAFT_BYTES } from '../../contract/draft-bounds.js';
import { compactRecord } from '../drafts/compact.js';
import { codeOfEdit, codeOfPicture } from '../drafts/edit-code.js';
import { type ExportedDraft, parseDraft } from '../drafts/exported-draft.js';
import { replayDraft } from '../drafts/replay-draft.js';
import { packBytes, unpackedText } from './packed.js';

/** How many steps to undo a long record keeps, the first that fits. */
const STEPS = [500, 100, 20, 0];

/** The data of a draft; undefined if even its picture is too large. */
export function packDraft(draft: ExportedDraft): string | undefined {
  const whole = bytesOf(draft);
  if (whole.length <= MOST_DRAFT_BYTES) return packBytes(whole);
  const editor = replayDraft(draft);
  for (const steps of STEPS) {
    const record = compactRecord(editor, steps);
    const rows = record.edits.map((edit, k) => [`s.${k}`, codeOfEdit(edit)] as const);
    const bytes = bytesOf({ ...draft, start: codeOfPicture(record.start), rows });
    if (bytes.length <= MOST_DRAFT_BYTES) return packBytes(bytes);
  }
  return undefined;
}

/** The draft of such data; undefined for what is none. */
export function unpackDraft(data: string): ExportedDraft | undefined {
  const text = unpackedText(data);
  if (text === undefined) return undefined;
  try {
    return parseDraft(JSON.parse(text)).draft;
  } catch {
    // no JSON: not written by a maker
    return undefined;
  }
}

function bytesOf(draft: ExportedDraft): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(draft));
}
