/** The desk of an author: four facts, the puzzles they published, and one of them in a panel. */
import type { PageTexts } from '../../frame/page-context.js';
import { usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { signInAddress } from '../../frame/sign-in-address.js';
import { EmptyCard } from '../../widgets/empty-card.js';
import { Icon } from '../../widgets/icon.js';
import type { DeskData } from './data.js';
import { DeskDrafts } from './desk-drafts.js';
import { DeskFacts } from './desk-facts.js';
import { Published } from './published.js';
import { PuzzleNumbers } from './puzzle-numbers.js';
import { PuzzlePanel } from './puzzle-panel.js';
import './author-desk.css';

export const title = ({ wordsOf }: PageTexts): string => wordsOf('desk').title;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('desk').description;

export function Page({ data }: { readonly data: DeskData }) {
  const page = usePage();
  const words = page.wordsOf('desk');
  return (
    <Shell>
      <div class="author-desk stack">
        <header class="apart">
          <h1>{words.title}</h1>
          {data !== null && data.desk.count > 0 && <NewPuzzle />}
        </header>
        {data === null ? (
          <EmptyCard text={words.guest}>
            <a class="button primary" href={signInAddress(page, 'in')}>
              {words.signIn}
            </a>
          </EmptyCard>
        ) : (
          <Body data={data} />
        )}
      </div>
    </Shell>
  );
}

function NewPuzzle() {
  const { linkTo, wordsOf } = usePage();
  return (
    <a class="button primary" href={linkTo('make/')}>
      <Icon name="pencil-ruler" />
      {wordsOf('desk').newPuzzle}
    </a>
  );
}

function Body({ data }: { readonly data: NonNullable<DeskData> }) {
  const words = usePage().wordsOf('desk');
  const { desk, shown } = data;
  return (
    <>
      {desk.count > 0 && <DeskFacts desk={desk} />}
      <div class="author-desk-body">
        {desk.count > 0 ? (
          <Published data={data} />
        ) : (
          <EmptyCard text={words.nothing}>
            <p class="soft">{words.nothingHelp}</p>
            <NewPuzzle />
          </EmptyCard>
        )}
        {shown !== null && <PuzzlePanel puzzle={shown} />}
        {shown !== null && <PuzzleNumbers puzzle={shown} />}
        <DeskDrafts account={data.drafts} now={data.now} />
      </div>
    </>
  );
}
