/**
 * The ways to play besides single puzzles: Storm, Streak, a room with others, contests, and other
 * kinds of nonogram.
 */
import { useId } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { goToNewRoom } from '../room/make-room.js';
import './more-ways.css';

/** For pages of a site with a server, where rooms and contests are. */
export function MoreWays() {
  const page = usePage();
  const { linkTo, site } = page;
  const words = page.wordsOf('ways');
  const isTogether = !site.off.includes('together');
  const id = useId();
  return (
    <section class="section" aria-labelledby={id}>
      <div class="apart">
        <h2 id={id}>{words.title}</h2>
      </div>
      <ul class="more-ways">
        <li>
          <a class="card" href={linkTo('storm/')}>
            <Text name={words.storm} text={words.stormText} />
          </a>
        </li>
        <li>
          <a class="card" href={linkTo('streak/')}>
            <Text name={words.streak} text={words.streakText} />
          </a>
        </li>
        {isTogether && (
          <>
            <li>
              <button type="button" class="card" onClick={() => void goToNewRoom(page, words)}>
                <Text name={words.room} text={words.roomText} />
              </button>
            </li>
            <li>
              <a class="card" href={linkTo('contests')}>
                <Text name={words.contests} text={words.contestsText} />
              </a>
            </li>
          </>
        )}
        <li>
          <a class="card" href={linkTo('kinds/')}>
            <Text name={words.kinds} text={words.kindsText} />
          </a>
        </li>
      </ul>
    </section>
  );
}

function Text({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <>
      <span class="strong">{name}</span>
      <span class="small soft">{text}</span>
    </>
  );
}
