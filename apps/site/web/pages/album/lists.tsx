/** The lists that the person who is signed in keeps. */
import { useEffect, useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import type { MyLists } from '../../../contract/lists.js';
import * as paths from '../../../contract/paths.js';
import { usePage } from '../../frame/page-context.js';
import { ask } from '../../site-api/ask.js';
import { ListLinks } from '../../widgets/list-links.js';
import { NewList } from '../../widgets/new-list.js';

export function Lists() {
  const { linkTo, wordsOf } = usePage();
  const [lists, show] = useState<MyLists['lists'] | 'failed'>();
  const load = async (): Promise<void> => {
    const answer = await ask<MyLists>('GET', callPath(paths.MY_LISTS));
    show(answer.ok ? answer.value.lists : 'failed');
  };
  useEffect(() => void load(), []);
  if (lists === undefined) return null;
  if (lists === 'failed') return <p class="card padded soft">{wordsOf('album').notReached}</p>;
  return (
    <div class="stack">
      <ListLinks lists={lists} />
      <section class="card padded new-list">
        <NewList onMade={(id) => location.assign(linkTo(`lists/${id}`))} />
      </section>
    </div>
  );
}
