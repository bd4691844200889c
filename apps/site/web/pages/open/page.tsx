/**
 * The page for a player's own puzzles: files are opened here (and on every other page), and what
 * was opened is listed, puzzles of one file together.
 */
import { problem } from '@nonokit/core';
import { useEffect, useState } from 'preact/hooks';
import { chooseFiles } from '../../frame/drop.js';
import { type PageContext, type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { store } from '../../frame/store.js';
import { rootAddress } from '../../puzzles/addresses.js';
import { isLocal, LOCAL_LIST, type LocalList } from '../../puzzles/local.js';
import { type OpenedGroup, type OpenedPuzzle, openedGroups } from '../../puzzles/opened.js';
import { open, opening } from '../../puzzles/opening.js';
import { nothingToPaste } from '../../puzzles/words.js';
import { type CardProgress, type CardPuzzle, PuzzleCard } from '../../widgets/cards.js';
import { Icon } from '../../widgets/icon.js';
import { cardFromPuzzle } from '../../widgets/own-card.js';
import { loadProgress } from '../home/progress.js';
import './open.css';

/** Cards of a group that are shown before the player asks for all. */
const SHOWN_AT_FIRST = 60;

export const title = ({ wordsOf }: PageTexts): string => wordsOf('open').title;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('open').description;

/** Puzzles under one heading. */
interface Listed {
  readonly heading: string;
  readonly puzzles: readonly CardPuzzle[];
}

/** How far the player is, by puzzle. */
type Progress = ReadonlyMap<string, CardProgress>;

export function Page() {
  const page = usePage();
  const { wordsOf } = page;
  const words = wordsOf('open');
  const groups = useGroups();
  const ofProgram = useProgramPuzzles();
  const [progress, setProgress] = useState<Progress>(new Map());
  useEffect(() => void loadProgress(({ byPuzzle }) => setProgress(byPuzzle)), []);
  const listed: Listed[] = [
    ...(ofProgram.length > 0 ? [{ heading: words.fromProgram, puzzles: ofProgram }] : []),
    ...(groups ?? []).map(({ openedAt, puzzles }) => ({
      heading: openedAt === 0 ? words.openedBefore : words.openedAt(momentText(page, openedAt)),
      puzzles: puzzles.map(toCard),
    })),
  ];
  return (
    <Shell>
      <div class="opener">
        <h1>{words.heading}</h1>
        <DropArea />
        {listed.map((group) => (
          <Group key={group.heading} {...group} progress={progress} />
        ))}
        {groups?.length === 0 && ofProgram.length === 0 && (
          <p class="section softer">{words.none}</p>
        )}
      </div>
    </Shell>
  );
}

function DropArea() {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('open');
  return (
    <section class="drop-area">
      <Icon name="folder-open" size={40} />
      <p class="strong">{words.dropHere}</p>
      <div class="row wraps">
        <button type="button" class="button primary" onClick={chooseFiles}>
          <Icon name="upload" />
          {words.choose}
        </button>
        <button type="button" class="button" onClick={() => void pasteText()}>
          <Icon name="clipboard-paste" />
          {words.paste}
        </button>
        <a class="button" href={linkTo('scan/')}>
          <Icon name="camera" />
          {words.scan}
        </a>
      </div>
      <p class="small soft">{words.anyFormat}</p>
    </section>
  );
}

/** Opens what the clipboard holds; the browser may ask whether this page is allowed to. */
async function pasteText(): Promise<void> {
  let text = '';
  try {
    text = await navigator.clipboard.readText();
  } catch {
    // the player or the browser refused: told below as an empty clipboard
  }
  // leading blanks may be cells of a picture, or clues of a sheet
  if (text.trim() !== '') return open([text]);
  const next = (): void => {
    opening.value = { stage: 'idle' };
  };
  opening.value = { stage: 'refused', problems: [problem(nothingToPaste)], opened: 0, next };
}

function Group({ heading, puzzles, progress }: Listed & { readonly progress: Progress }) {
  const { numberText, plural, wordsOf } = usePage();
  const words = wordsOf('open');
  const [isWhole, showWhole] = useState(false);
  const shown = isWhole ? puzzles : puzzles.slice(0, SHOWN_AT_FIRST);
  return (
    <section class="section">
      <div class="apart">
        <h2>{heading}</h2>
        <span class="small softer">
          {numberText(puzzles.length)} {plural(puzzles.length, words.puzzles)}
        </span>
      </div>
      <ul class="opened-cards">
        {shown.map((puzzle) => (
          <li key={puzzle.id}>
            <PuzzleCard puzzle={puzzle} progress={progress.get(puzzle.id)} now={Date.now()} />
          </li>
        ))}
      </ul>
      {shown.length < puzzles.length && (
        <button type="button" class="button quiet" onClick={() => showWhole(true)}>
          {words.showAll(numberText(puzzles.length))}
        </button>
      )}
    </section>
  );
}

/** What the store holds; undefined until it is read. */
function useGroups(): readonly OpenedGroup[] | undefined {
  const [groups, setGroups] = useState<readonly OpenedGroup[]>();
  useEffect(() => void openedGroups(store().puzzles).then(setGroups), []);
  return groups;
}

/** The puzzles that `nonokit play` was started with. */
function useProgramPuzzles(): readonly CardPuzzle[] {
  const [puzzles, setPuzzles] = useState<readonly CardPuzzle[]>([]);
  useEffect(() => {
    if (!isLocal()) return;
    const load = async (): Promise<void> => {
      const response = await fetch(rootAddress() + LOCAL_LIST);
      if (response.ok) setPuzzles(((await response.json()) as LocalList).puzzles);
    };
    // a program that has ended meanwhile is no reason to show nothing else
    load().catch(() => undefined);
  }, []);
  return puzzles;
}

/** Puzzles of a file have the numbers of their places in it. */
function toCard(puzzle: OpenedPuzzle): CardPuzzle {
  return { ...cardFromPuzzle(puzzle), number: puzzle.number };
}

/** A day and time as the language writes them: "22 November, 17:20". */
function momentText(page: PageContext, time: number): string {
  const { locale } = page;
  const options = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;
  return new Date(time).toLocaleString(locale, options);
}
