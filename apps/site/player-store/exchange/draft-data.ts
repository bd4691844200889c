/**
 * A draft as it travels: the JSON of an exported draft, as base64. Records that are too long lose
 * their oldest steps; the picture stays.
 */
import { MOST_DRAFT_BYTES } from '../../contract/draft-bounds.js';
import { compactRecord } from '../drafts/compact.js';
import { codeOfEdit, codeOfPicture } from '../drafts/edit-code.js';
import { type ExportedDraft, parseDraft } from '../drafts/exported-draft.js';
import { replayDraft } from '../drafts/replay-draft.js';

/** How many steps to undo a long record keeps, the first that fits. */
const STEPS = [500, 100, 20, 0];

/** The data of a draft; undefined if even its picture is too large. */
export function packDraft(draft: ExportedDraft): string | undefined {
  const whole = bytesOf(draft);
  if (whole.length <= MOST_DRAFT_BYTES) return toBase64(whole);
  const editor = replayDraft(draft);
  for (const steps of STEPS) {
    const record = compactRecord(editor, steps);
    const rows = record.edits.map((edit, k) => [`s.${k}`, codeOfEdit(edit)] as const);
    const bytes = bytesOf({ ...draft, start: codeOfPicture(record.start), rows });
    if (bytes.length <= MOST_DRAFT_BYTES) return toBase64(bytes);
  }
  return undefined;
}

/** The draft of such data; undefined for what is none. */
export function unpackDraft(data: string): ExportedDraft | undefined {
  try {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    return parseDraft(JSON.parse(new TextDecoder().decode(bytes))).draft;
  } catch {
    // neither base64 nor JSON: not written by a maker
    return undefined;
  }
}

function bytesOf(draft: ExportedDraft): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(draft));
}

function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  // all at once would be too many arguments
  for (let from = 0; from < bytes.length; from += 8192) {
    parts.push(String.fromCharCode(...bytes.subarray(from, from + 8192)));
  }
  return btoa(parts.join(''));
}
