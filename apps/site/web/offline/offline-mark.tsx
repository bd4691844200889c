/** A quiet mark in the header while there is no network; pressing it explains what that means. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { usePage } from '../frame/page-context.js';
import { toast } from '../frame/toasts.js';
import { isLocal } from '../puzzles/local.js';
import { Icon } from '../widgets/icon.js';

const isOffline = signal(false);

export function OfflineMark() {
  const { wordsOf } = usePage();
  useEffect(() => {
    // pages of `nonokit play` come from this machine, so the network is nothing to them
    const look = (): void => {
      isOffline.value = !navigator.onLine && !isLocal();
    };
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  const { offline } = wordsOf('shell');
  if (!isOffline.value) return null;
  return (
    <button
      type="button"
      class="icon-button offline-mark"
      title={offline}
      onClick={() => toast({ text: offline })}
    >
      <Icon name="cloud-off" />
    </button>
  );
}
