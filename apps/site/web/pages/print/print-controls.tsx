/** What can be chosen for a sheet, and the ways to get it. */

import { useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { Ask } from '../../widgets/ask.js';
import { Segments, Slider, Switch } from '../../widgets/controls.js';
import { Icon } from '../../widgets/icon.js';
import type { ControlsProps } from './controls-props.js';
import { SaveButtons } from './save-buttons.js';

export function PrintControls(props: ControlsProps) {
  const { linkTo } = usePage();
  const { words, opened, plan } = props;
  return (
    <div class="stack controls">
      <h1>{words.title}</h1>
      <SheetChoices {...props} />
      {!plan.isTooSmall && (
        <>
          <ContentChoices {...props} />
          <button type="button" class="button primary big" onClick={() => print()}>
            <Icon name="printer" />
            {words.print}
          </button>
          <SaveButtons {...props} />
        </>
      )}
      <a class="button quiet back" href={`${linkTo('play/')}#p=${opened.puzzle.id}`}>
        <Icon name="arrow-left" />
        {words.backToPuzzle}
      </a>
    </div>
  );
}

/** Paper, inks and the size of cells. */
function SheetChoices({ words, wish, plan, onWish }: ControlsProps) {
  const { smallest, largest } = plan;
  const cell = Math.round(plan.cell * 2) / 2;
  return (
    <>
      <div class="field">
        <span class="small strong" aria-hidden="true">
          {words.paper}
        </span>
        <Segments
          name="paper"
          label={words.paper}
          value={wish.paper}
          options={(['a4', 'a5', 'letter'] as const).map((value) => ({
            value,
            label: words.papers[value],
          }))}
          onChange={(paper) => onWish({ ...wish, paper })}
        />
      </div>
      <div class="field">
        <span class="small strong" aria-hidden="true">
          {words.ink}
        </span>
        <Segments
          name="ink"
          label={words.ink}
          value={wish.inks}
          options={(['color', 'black'] as const).map((value) => ({
            value,
            label: words.inks[value],
          }))}
          onChange={(inks) => onWish({ ...wish, inks })}
        />
      </div>
      {largest > smallest && (
        <Slider
          label={words.cell}
          value={cell}
          text={words.millimetres(cell)}
          min={Math.ceil(smallest * 2) / 2}
          max={Math.floor(largest * 2) / 2}
          step={0.5}
          onChange={(value) => onWish({ ...wish, cell: value })}
        />
      )}
    </>
  );
}

/** Symbols, the solution and the player's marks. */
function ContentChoices({ words, opened, wish, onWish }: ControlsProps) {
  const [isAsked, ask] = useState(false);
  const { game, isSolved, puzzle } = opened;
  const hasBegun = game.marks.some((mark) => mark >= 0);
  const isBlack = wish.inks === 'black';
  const showSolution = (): void => {
    ask(false);
    onWish({ ...wish, hasSolution: true });
  };
  return (
    <div>
      {puzzle.clues.palette.length > 2 && (
        <Switch
          label={words.symbols}
          note={isBlack ? words.symbolsNeeded : undefined}
          isOn={wish.hasSymbols || isBlack}
          isDisabled={isBlack}
          onChange={(isOn) => onWish({ ...wish, hasSymbols: isOn })}
        />
      )}
      <Switch
        label={words.solution}
        isOn={wish.hasSolution}
        onChange={(isOn) => {
          if (isOn && !isSolved) ask(true);
          else onWish({ ...wish, hasSolution: isOn });
        }}
      />
      <Switch
        label={words.marks}
        note={hasBegun ? undefined : words.noMarks}
        isOn={wish.hasMarks && hasBegun}
        isDisabled={!hasBegun}
        onChange={(isOn) => onWish({ ...wish, hasMarks: isOn })}
      />
      {isAsked && (
        <Ask
          title={words.askTitle}
          text={words.askText}
          action={words.show}
          onYes={showSolution}
          onClose={() => ask(false)}
        />
      )}
    </div>
  );
}
