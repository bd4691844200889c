/** Problems that prevent `play` from serving, in English. */
import { message } from '../../message.js';

export const noSite = message(
  'no-site',
  'noSite',
  () => 'the pages are missing; in a clone of the repository, run "npm run build" first',
);
export const portTaken = message(
  'port-taken',
  'portTaken',
  ({ port }: { port: number }) =>
    `port ${port} is in use by another program; choose another one, or leave --port out`,
);
export const cannotListen = message(
  'cannot-listen',
  'cannotListen',
  ({ port, reason }: { port: number; reason: string }) =>
    `cannot listen on port ${port}: ${reason}`,
);

export const needsTerminal = message(
  'needs-terminal',
  'needsTerminal',
  () => 'needs a terminal that can move its cursor, for input and output',
);
export const onePuzzle = message(
  'one-puzzle',
  'onePuzzle',
  () => 'plays one puzzle; name its file: nonokit play --terminal FILE',
);

export const trianglesInBrowser = message(
  'no-board',
  'trianglesInBrowser',
  () => 'its cells are triangles or cut, which are played in the browser: leave out --terminal',
);
