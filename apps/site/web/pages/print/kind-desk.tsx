/**
 * Printing a puzzle of another kind: its sheet with its rules, and the solution on its own page.
 */
import { type BoardRules, wholeBoard } from '@nonokit/board';
import { kindSheetSvg } from '@nonokit/kinds';
import { useMemo, useState } from 'preact/hooks';
import type { OpenedPuzzle } from '../../frame/opened-puzzle.js';
import { usePage } from '../../frame/page-context.js';
import { Ask } from '../../widgets/ask.js';
import { Segments, Switch } from '../../widgets/controls.js';
import { Icon } from '../../widgets/icon.js';
import type { PrintWords } from '../../words/en/print.js';
import { KindRules } from '../play/kind-rule.js';
import { kindName } from './kind-name.js';
import { KindPaper, PAPERS } from './kind-paper.js';
import { usePaper } from './use-paper.js';
import { useSolution } from './use-solution.js';
import { usualWish } from './wish.js';

interface KindDeskProps {
  readonly opened: OpenedPuzzle;
  readonly rules: BoardRules;
  readonly words: PrintWords;
}

export function KindDesk({ opened, rules, words }: KindDeskProps) {
  const page = usePage();
  const [paper, setPaper] = useState(usualWish(false, navigator.language).paper);
  const [isWanted, setWanted] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const solution = useSolution(opened, isWanted);
  usePaper(PAPERS[paper]);
  const name = kindName(page, opened.puzzle);
  const { palette } = opened.puzzle.clues;
  const draw = (cells?: readonly number[]): string =>
    kindSheetSvg({ ...rules, board: wholeBoard(rules.board), palette, meta: {} }, { cells });
  const sheet = useMemo(() => draw(), [opened]);
  const { picture } = solution;
  const solved = useMemo(() => picture && draw(Array.from(picture.cells)), [picture]);
  const want = (wanted: boolean): void => {
    if (wanted && !opened.isSolved) setAsked(true);
    else setWanted(wanted);
  };
  const solvedName = opened.isSolved ? (opened.title ?? name) : words.solutionOf(name);
  const board = rules.board.shape === 'square' ? 'play/' : 'kinds/';
  return (
    <div class="desk">
      <div class="sheets">
        <KindPaper paper={paper} heading={name} label={words.sheetLabel(name)} svg={sheet}>
          {rules.board.shape === 'triangle' && `${words.triangleRule} `}
          <KindRules rules={rules} />
        </KindPaper>
        {solved !== undefined && (
          <KindPaper
            paper={paper}
            heading={solvedName}
            label={words.solutionLabel(name)}
            svg={solved}
          />
        )}
        <p class="small soft" role="status">
          {solution.note === undefined ? words.pages(isWanted ? 2 : 1) : words[solution.note]}
        </p>
      </div>
      <div class="stack controls">
        <h1>{words.title}</h1>
        <div class="field">
          <span class="small strong" aria-hidden="true">
            {words.paper}
          </span>
          <Segments
            name="paper"
            label={words.paper}
            value={paper}
            options={(['a4', 'a5', 'letter'] as const).map((value) => ({
              value,
              label: words.papers[value],
            }))}
            onChange={setPaper}
          />
        </div>
        <Switch label={words.solution} isOn={isWanted} onChange={want} />
        <button type="button" class="button primary big" onClick={() => print()}>
          <Icon name="printer" />
          {words.print}
        </button>
        <a class="button quiet back" href={`${page.linkTo(board)}#p=${opened.puzzle.id}`}>
          <Icon name="arrow-left" />
          {words.backToPuzzle}
        </a>
      </div>
      {isAsked && (
        <Ask
          title={words.askTitle}
          text={words.askText}
          action={words.show}
          onYes={() => {
            setAsked(false);
            setWanted(true);
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
