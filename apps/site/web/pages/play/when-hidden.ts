/** Calls whenever the page is hidden. Returns how to stop. */
export function whenHidden(act: () => void): () => void {
  const listen = (): void => {
    if (document.visibilityState === 'hidden') act();
  };
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}
