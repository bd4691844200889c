/** How much memory there is. */
import { totalmem } from 'node:os';
import { constrainedMemory } from 'node:process';

/** The bytes that this process may use: those of the machine, or of its container. */
export function memoryBytes(): number {
  const limit = constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
