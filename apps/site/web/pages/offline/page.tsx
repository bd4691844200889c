/**
 * The page that stands in for one of the server while there is no network. The service worker leads
 * here and says in the query where the player wanted to go.
 */
import { useEffect, useState } from 'preact/hooks';
import { here } from '../../frame/here.js';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { pageAfterSignIn } from '../../frame/sign-in-address.js';
import { EmptyGrid } from '../../sheet/drawings.js';

export const title = ({ wordsOf }: PageTexts): string => wordsOf('offline').title;
export const description = title;

export function Page() {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('offline');
  const wanted = useWanted();
  return (
    <Shell>
      <div class="stack centered">
        <EmptyGrid width={5} height={5} size={96} />
        <h1>{words.title}</h1>
        <p class="soft">{words.why}</p>
        <p class="soft">{words.here}</p>
        <div class="row wraps">
          <a class="button primary" href={linkTo(wanted)}>
            {words.again}
          </a>
          <a class="button" href={linkTo('')}>
            {words.home}
          </a>
        </div>
      </div>
    </Shell>
  );
}

/**
 * The page that was wanted, which opens by itself as soon as there is a network. Where none is
 * named, nobody is led away.
 */
function useWanted(): string {
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    const next = pageAfterSignIn(location.search);
    if (next === '') return;
    setWanted(next);
    const go = (): void => location.replace(here.peek().linkTo(next));
    addEventListener('online', go);
    return () => removeEventListener('online', go);
  }, []);
  return wanted;
}
