/** Where the lessons on other kinds are: apart, since the player leads to none. */
import type { KindGroup } from './kinds-shelf.js';

/** Where the lesson on each is. */
const LESSON_PATHS = {
  hidden: 'learn/hidden-numbers/',
  pairs: 'learn/two-lines/',
  triangles: 'learn/triangles/',
} as const satisfies Readonly<Record<KindGroup, string>>;

/** The path of the lesson on a kind. */
export function kindLessonPath(group: KindGroup): (typeof LESSON_PATHS)[KindGroup] {
  return LESSON_PATHS[group];
}
