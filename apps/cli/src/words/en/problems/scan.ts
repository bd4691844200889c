/** Problems of `scan`, in English. */
import { message } from '../../message.js';

export const nothingRead = message(
  'nothing-read',
  'nothingRead',
  () => 'was not written, because no puzzle was read',
);
