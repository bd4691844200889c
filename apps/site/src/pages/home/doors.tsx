/** Doors at the end of the first page: to the lessons, the maker, and the player's own files. */
import { Icon, type IconName } from '../../shell/icon.js';
import { linkTo, wordsOf } from '../../shell/state.js';
import { HOME_EN } from '../../words/en/home.js';
import { HOME_RU } from '../../words/ru/home.js';

const WORDS = { en: HOME_EN, ru: HOME_RU };

export function Doors() {
  const words = wordsOf(WORDS);
  return (
    <section class="section doors">
      <Door
        href={linkTo('learn/')}
        icon="graduation-cap"
        title={words.learnTitle}
        text={words.learnText}
      />
      <Door
        href={linkTo('make/')}
        icon="pencil-ruler"
        title={words.makeTitle}
        text={words.makeText}
      />
      <Door
        href={linkTo('open/')}
        icon="folder-open"
        title={words.openTitle}
        text={words.openText}
      />
    </section>
  );
}

function Door({
  href,
  icon,
  title,
  text,
}: {
  readonly href: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}) {
  return (
    <a class="card padded row door" href={href}>
      <span class="sign">
        <Icon name={icon} size={28} />
      </span>
      <span class="grow">
        <span class="strong">{title}</span>
        <span class="small soft">{text}</span>
      </span>
      <Icon name="arrow-right" />
    </a>
  );
}
