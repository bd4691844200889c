/** Sharing a text or an address: by the system's own menu on phones, elsewhere by the clipboard. */
import { toast } from '../frame/toasts.js';

/** What is shared. */
export type Shared = { readonly text: string } | { readonly url: string };

/** What the page says. */
export interface ShareWords {
  /** That it is in the clipboard. */
  readonly copied: string;
  /** Over the field to copy it from, where there is no clipboard. */
  readonly title: string;
}

/** Whether the system has a menu for sharing, and fingers that want it. */
export function hasShareMenu(): boolean {
  return navigator.share !== undefined && matchMedia('(pointer: coarse)').matches;
}

/** Hands it to the system's own menu, or copies it. */
export async function shareOrCopy(shared: Shared, words: ShareWords): Promise<void> {
  if (hasShareMenu()) {
    // closing the system's menu without choosing rejects, which is no error
    await navigator.share(shared).catch(() => undefined);
    return;
  }
  await copyText('text' in shared ? shared.text : shared.url, words);
}

/** Copies a text. */
export async function copyText(text: string, { copied, title }: ShareWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ text: copied });
  } catch {
    // no clipboard without a secure address: it is copied from a field
    prompt(title, text);
  }
}
