/** The foot of the finished screen: whose picture it is, under which licence, and what changed. */
import { usePage } from '../../../frame/page-context.js';
import type { FinishedPart } from './finished-part.js';

export function Foot({ session, more }: FinishedPart) {
  const { wordsOf } = usePage();
  const { title, author, copyright, license = '', description } = session.texts;
  const whose =
    title === undefined || author === undefined
      ? undefined
      : wordsOf('finished').pictureBy(more?.title ?? title, author);
  const inWords = more?.isCredits === true ? (more.description ?? description) : copyright;
  // a copyright says whose it is and under which licence
  const credits = inWords ?? [whose, more?.license ?? license].filter(Boolean).join(' ');
  return credits === '' ? null : <p class="foot small softer">{credits}</p>;
}
