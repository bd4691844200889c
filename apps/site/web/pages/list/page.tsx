/** A list of puzzles that a person keeps, who can change it here. */
import { useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { toast } from '../../frame/toasts.js';
import { ask } from '../../site-api/ask.js';
import { writeSentence } from '../../site-api/sentences.js';
import { type CardView, toProgress } from '../../widgets/card-view.js';
import { PuzzleCard } from '../../widgets/cards.js';
import { EmptyCard } from '../../widgets/empty-card.js';
import { Icon } from '../../widgets/icon.js';
import { nameOfList } from '../../widgets/list-name.js';
import { OwnList, type ShownList } from './own-list.js';
import './list.css';

/** What the server writes into the page. */
export interface ListData {
  readonly list: ShownList;
  readonly cards: readonly CardView[];
  readonly next: string | null;
  readonly now: number;
}

/** Title and description of the page. */
export function makeHead({ list }: Pick<ListData, 'list'>) {
  return {
    title: ({ wordsOf }: PageTexts) => nameOfList(list, wordsOf('lists')),
    description: ({ wordsOf }: PageTexts) => {
      const words = wordsOf('lists');
      return words.describe(nameOfList(list, words), list.owner);
    },
  };
}

export function Page({ data }: { readonly data: ListData }) {
  const { linkTo, plural, wordsOf } = usePage();
  const words = wordsOf('lists');
  const { now, next } = data;
  const [list, show] = useState(data.list);
  const { isMine, owner, id } = list;
  const [cards, setCards] = useState(data.cards);
  const count = list.count - (data.cards.length - cards.length);
  return (
    <Shell>
      <div class="list">
        <header class="head">
          {isMine && (
            <p class="small">
              <a class="link back" href={`${linkTo('album/')}#lists`}>
                {words.allMine}
              </a>
            </p>
          )}
          <h1>{nameOfList(list, words)}</h1>
          <p class="row wraps small soft">
            <a href={linkTo(`people/${encodeURIComponent(owner)}`)}>{words.by(owner)}</a>
            <span>
              · {count} {plural(count, words.puzzles)}
            </span>
          </p>
          {isMine && <OwnList list={list} onChange={show} />}
        </header>
        {cards.length === 0 ? (
          <EmptyCard text={words.empty}>
            <p class="soft">{isMine ? words.emptyMine : words.emptyOther}</p>
            <a class="button primary" href={linkTo('puzzles')}>
              {words.toPuzzles}
            </a>
          </EmptyCard>
        ) : (
          <ul class="cards">
            {cards.map((puzzle) => (
              <li key={puzzle.id}>
                <PuzzleCard puzzle={puzzle} progress={toProgress(puzzle)} now={now} />
                {isMine && <TakeOut list={id} puzzle={puzzle} shown={cards} onChange={setCards} />}
              </li>
            ))}
          </ul>
        )}
        {next !== null && (
          <p>
            <a class="button" rel="next" href={`${linkTo(`lists/${id}`)}?after=${next}`}>
              {words.more}
            </a>
          </p>
        )}
      </div>
    </Shell>
  );
}

/** Takes a puzzle out of the list, and back. */
function TakeOut({
  list,
  puzzle,
  shown,
  onChange,
}: {
  readonly list: string;
  readonly puzzle: CardView;
  readonly shown: readonly CardView[];
  readonly onChange: (cards: readonly CardView[]) => void;
}) {
  const page = usePage();
  const words = page.wordsOf('lists');
  const number = puzzle.number ?? 0;
  const place = callPath(paths.LIST_PUZZLE, { id: list, puzzle: puzzle.id });
  const change = async (method: 'PUT' | 'DELETE', cards: readonly CardView[]) => {
    const answer = await ask(method, place);
    if (answer.ok) onChange(cards);
    else toast({ text: writeSentence(page, answer.problem) });
    return answer.ok;
  };
  const takeOut = async (): Promise<void> => {
    const rest = shown.filter(({ id }) => id !== puzzle.id);
    if (!(await change('DELETE', rest))) return;
    const undo = { label: words.undo, run: () => void change('PUT', shown) };
    toast({ text: words.takenOut(number), action: undo });
  };
  return (
    <button
      type="button"
      class="icon-button take-out"
      title={words.takeOut(number)}
      aria-label={words.takeOut(number)}
      onClick={() => void takeOut()}
    >
      <Icon name="x" />
    </button>
  );
}
