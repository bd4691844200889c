/** Whether the page's script has taken over the HTML: clicks before that have no effect. */
import { signal } from '@preact/signals';

export const isAwake = signal(false);
