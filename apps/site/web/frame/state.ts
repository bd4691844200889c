/** Whether the page's script has taken over the HTML: what is pressed before leads nowhere. */
import { signal } from '@preact/signals';

export const isAwake = signal(false);
