/** The cursor mode: a drag moves a cursor, and buttons paint. It is a setting, so it stays. */
import { computed } from '@preact/signals';
import { keepSetting, settings } from '../../frame/settings.js';

/** Whether a drag moves the cursor. */
export const hasCursorMode = computed(() => settings.value.pointer === 'cursor');

/** Lets a drag move the cursor, or paint again. */
export function toggleCursorMode(): void {
  keepSetting('pointer', hasCursorMode.value ? 'paint' : 'cursor');
}
