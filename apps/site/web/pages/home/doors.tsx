/**
 * Doors at the end of the first page: to the lessons, the maker, the player's own files, and other
 * kinds of nonogram.
 */

import { usePage } from '../../frame/page-context.js';
import { Door } from '../../widgets/door.js';
import { Icon, type IconName } from '../../widgets/icon.js';

export function Doors() {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('home');
  const ways = wordsOf('ways');
  return (
    <section class="section doors">
      <Door href={linkTo('learn/')} title={words.learnTitle} text={words.learnText}>
        <Sign name="graduation-cap" />
      </Door>
      <Door href={linkTo('make/')} title={words.makeTitle} text={words.makeText}>
        <Sign name="pencil-ruler" />
      </Door>
      <Door href={linkTo('open/')} title={words.openTitle} text={words.openText}>
        <Sign name="folder-open" />
      </Door>
      <Door href={linkTo('kinds/')} title={ways.kinds} text={ways.kindsText}>
        <Sign name="grid-3x3" />
      </Door>
    </section>
  );
}

function Sign({ name }: { readonly name: IconName }) {
  return (
    <span class="sign">
      <Icon name={name} size={28} />
    </span>
  );
}
