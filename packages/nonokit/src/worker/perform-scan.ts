/** Scanning in a worker, loaded with the first photograph. */
import { driveAsync } from '@nonokit/core';
import { scanSteps } from '@nonokit/scan';
import { limited, type Perform } from './performing.js';

/** Reads the sheets of an image. */
export const scan: Perform<'scan'> = async ([image], { timeoutMs, ...options }, during) =>
  driveAsync(scanSteps(image, options), during.pause(), limited({ timeoutMs }, during));
