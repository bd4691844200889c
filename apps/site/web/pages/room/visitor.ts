/**
 * Who comes into rooms from this browser: a name, what the picture is drawn from, and a secret by
 * which a room knows the same hand again.
 */
import { BOUNDS } from '../../../rooms/index.js';

/** What is kept. */
interface KeptVisitor {
  readonly secret: string;
  readonly name?: string | undefined;
  readonly avatar?: string | undefined;
  readonly color?: number | undefined;
}

const KEY = 'nonokit-room-visitor';

/** What this browser has; made at the first visit. */
export function readVisitor(): KeptVisitor {
  const kept = readKept();
  if (kept !== undefined) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  const fresh = { secret: btoa(String.fromCharCode(...bytes)).replaceAll(/[+/]/g, '-') };
  keepVisitor(fresh);
  return fresh;
}

/** Keeps a name and a picture for this and later rooms. */
export function keepVisitor(visitor: KeptVisitor): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(visitor));
  } catch {
    // a browser that keeps nothing: the visitor is another one after the page is loaded again
  }
}

function isColor(color: unknown): color is number {
  return Number.isInteger(color) && Number(color) >= 0 && Number(color) < BOUNDS.colors;
}

function readKept(): KeptVisitor | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const { secret, name, avatar, color } = {
      ...(kept as Partial<Record<string, unknown>> | null),
    };
    if (typeof secret !== 'string' || secret.length < 20 || secret.length > 40) return undefined;
    return {
      secret,
      ...(typeof name === 'string' && { name }),
      ...(typeof avatar === 'string' && { avatar }),
      ...(isColor(color) && { color }),
    };
  } catch {
    return undefined;
  }
}
