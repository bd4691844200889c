/** How much memory there is. */
import { totalmem } from 'node:os';

/** The memory that this process may use: that of the machine, or of its container. */
export function memoryBytes() {
  const limit = process.constrainedMemory?.() ?? 0;
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
