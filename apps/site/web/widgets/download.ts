/** Gives the player a file to keep. */
export function download(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser has begun to read by then; a minute is enough for any disk
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
