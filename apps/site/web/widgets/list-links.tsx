/** Lists of puzzles as links, with how many are in them and who can see them. */
import type { List } from '../../contract/lists.js';
import { usePage } from '../frame/page-context.js';
import { Icon } from './icon.js';
import { nameOfList } from './list-name.js';
import './list-links.css';

export function ListLinks({ lists }: { readonly lists: readonly List[] }) {
  const { linkTo, plural, wordsOf } = usePage();
  const words = wordsOf('lists');
  return (
    <ul class="list-links">
      {lists.map((list) => (
        <li key={list.id}>
          <a class="card padded" href={linkTo(`lists/${list.id}`)}>
            <Icon name={list.kind === 'favourites' ? 'star' : 'list'} />
            <span class="grow">
              <b>{nameOfList(list, words)}</b>
              <small class="soft">
                {list.count} {plural(list.count, words.puzzles)}
                {list.isMine && ` · ${list.isPublic ? words.public : words.private}`}
              </small>
            </span>
            <Icon name="chevron-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
