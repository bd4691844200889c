/** The input device in use, so that texts speak of the mouse, the finger or the keys. */
import { signal } from '@preact/signals';

/** A way to play. */
export type Device = 'mouse' | 'touch' | 'keyboard';

/** The device in use. */
export const device = signal<Device>('mouse');

/** Keys that play; Tab and shortcuts of the browser do not show which device is in use. */
const PLAYING = /^(Arrow|[xXчЧ ]$)/;

/** Follows the device in use. Returns a function that stops it. */
export function followDevice(): () => void {
  if (matchMedia('(pointer: coarse)').matches) device.value = 'touch';
  const onPointer = (event: PointerEvent): void => {
    device.value = event.pointerType === 'touch' ? 'touch' : 'mouse';
  };
  const onKey = (event: KeyboardEvent): void => {
    if (PLAYING.test(event.key)) device.value = 'keyboard';
  };
  addEventListener('pointerdown', onPointer, true);
  addEventListener('keydown', onKey, true);
  return () => {
    removeEventListener('pointerdown', onPointer, true);
    removeEventListener('keydown', onKey, true);
  };
}
