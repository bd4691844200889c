/** Texts as they travel: their bytes as base64. */

/** Bytes as base64. */
export function packBytes(bytes: Uint8Array): string {
  let text = '';
  // one call with all bytes as arguments would be too many for long texts
  for (let k = 0; k < bytes.length; k += 8192) {
    text += String.fromCharCode(...bytes.subarray(k, k + 8192));
  }
  return btoa(text);
}

/** The text of such bytes; undefined for what is none. */
export function unpackedText(packed: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // not base64, or not a text: nothing that we have ever sent
    return undefined;
  }
}
