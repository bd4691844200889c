/** What reports and moderators speak of, with a link to where one can look at it. */
import { usePage } from '../../frame/page-context.js';

/** The folders of what has a page of its own. */
const FOLDERS: Readonly<Record<string, string>> = {
  puzzle: 'puzzles',
  series: 'series',
  contest: 'contests',
  person: 'people',
};

/** Its kind in a word, and the name of a person; no link without an identifier. */
export function SubjectLink({ kind, id }: { readonly kind: string; readonly id: string | null }) {
  const { linkTo, wordsOf } = usePage();
  const kinds: Readonly<Record<string, string>> = wordsOf('moderation').kinds;
  const folder = FOLDERS[kind];
  if (id === null || folder === undefined) return <>{kinds[kind]}</>;
  return (
    <a class="link" href={linkTo(`${folder}/${encodeURIComponent(id)}`)}>
      {kind === 'person' ? `${kinds[kind]} ${id}` : kinds[kind]}
    </a>
  );
}
