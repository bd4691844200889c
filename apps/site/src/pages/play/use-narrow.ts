/** Whether the window is that of a phone: the player has another layout there. */
import { useEffect, useState } from 'preact/hooks';

const NARROW = '(max-width: 640px), (max-height: 480px) and (max-width: 960px)';

export function useIsNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const follow = (): void => setNarrow(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isNarrow;
}
