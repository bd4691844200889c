/** Whether the window is that of a phone, where the player has another layout. */
import { useEffect, useState } from 'preact/hooks';

const NARROW = '(max-width: 640px), (max-height: 480px) and (max-width: 960px)';

/** Whether the window is that of a phone; false where there is no window, on the server. */
export function useIsNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => globalThis.matchMedia?.(NARROW).matches ?? false);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const follow = (): void => setNarrow(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isNarrow;
}
