/**
 * A game on triangles or cut squares: board, tools, hints, and the picture at the end. Moves, undo,
 * saving and hints are those of every game; only the board is its own.
 */
import { type Clues, wholeBoard } from '@nonokit/board';
import type { PaletteColor } from '@nonokit/core';
import { cellCount, inkFill, type Point } from '@nonokit/kinds';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { focusIfFree } from '../../frame/focus-if-free.js';
import { usePage } from '../../frame/page-context.js';
import { Icon } from '../../widgets/icon.js';
import { HintLadder } from '../play/hint-ladder.js';
import { HintPanel } from '../play/hint-panel.js';
import { KindRules } from '../play/kind-rule.js';
import type { PlaySession } from '../play/session.js';
import { pathOf } from './path-of.js';
import { type Lit, TriangleBoard } from './triangle-board.js';
import { TriangleShape } from './triangle-shape.js';
import { nextZoom, Tools } from './triangle-tools.js';
import { useMistakes } from './use-mistakes.js';

const NOTHING: Lit = { premises: [], conclusions: [], mistakes: [] };

/** The shape of the board of clues; undefined for whole squares. */
export function shapeOf({ rules, palette }: Clues): TriangleShape | undefined {
  if (rules === undefined || rules.board.shape === 'square') return undefined;
  return new TriangleShape({ board: wholeBoard(rules.board), clues: rules.clues, palette });
}

export function TriangleGame({ session }: { readonly session: PlaySession }) {
  const page = usePage();
  const words = page.wordsOf('kinds');
  const { clues } = session.puzzle;
  const shape = useMemo(() => shapeOf(clues), [clues]);
  const ladder = useMemo(() => new HintLadder(session), [session]);
  const [zoom, setZoom] = useState(1);
  const mistakes = useMistakes(session);
  useLayoutEffect(() => listenForKeys(session, ladder, setZoom), [session, ladder]);
  if (shape === undefined || clues.rules === undefined) return null;
  const { board } = clues.rules;
  return (
    <div class={session.isFinishing.value ? 'triangle-game finishing' : 'triangle-game'}>
      <header>
        <a class="back always small soft" href={page.linkTo('kinds/')}>
          <Icon name="chevron-left" size={16} />
          {words.heading}
        </a>
        <h1>
          {board.shape === 'triangle'
            ? words.game.name(page.numberText(cellCount(board)))
            : `${board.width} × ${board.height}`}
        </h1>
      </header>
      {session.isFinished.value ? (
        <Finished session={session} shape={shape} />
      ) : (
        <>
          <p class="note hint">
            {board.shape === 'triangle' ? words.game.rule : <KindRules rules={clues.rules} />}
          </p>
          <div class="triangle-desk">
            <TriangleBoard
              session={session}
              shape={shape}
              lit={litBy(ladder, mistakes)}
              zoom={zoom}
            />
            <aside class="stack">
              <Tools session={session} ladder={ladder} zoom={{ value: zoom, change: setZoom }} />
              {ladder.isOpen.value && <Hint session={session} ladder={ladder} />}
            </aside>
          </div>
        </>
      )}
    </div>
  );
}

/** What the hint lights up as far as it was told, or else mistakes that are told at once. */
function litBy(ladder: HintLadder, told: readonly number[]): Lit {
  const state = ladder.state.value;
  if (!ladder.isOpen.value || state.kind !== 'told') return { ...NOTHING, mistakes: told };
  const { premises, conclusions, mistakes } = state.hint;
  const rung = ladder.rung.value;
  if (mistakes.length > 0) return { ...NOTHING, mistakes };
  if (rung === 'mistakes') return NOTHING;
  return { ...NOTHING, premises, conclusions: rung === 'where' ? [] : conclusions };
}

/** Undo, redo, hints and the size of cells by keys, wherever the focus is. */
function listenForKeys(
  session: PlaySession,
  ladder: HintLadder,
  zoom: (change: (zoom: number) => number) => void,
): () => void {
  const press = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, shiftKey } = event;
    const letter = key.toLowerCase();
    const isCommand = ctrlKey || metaKey;
    if (isCommand && letter === 'z') session.play({ type: shiftKey ? 'redo' : 'undo' });
    else if (isCommand && letter === 'y') session.play({ type: 'redo' });
    else if (!isCommand && letter === 'h') ladder.next();
    else if (!isCommand && (key === '+' || key === '=')) zoom((from) => nextZoom(from, true));
    else if (!isCommand && key === '-') zoom((from) => nextZoom(from, false));
    else if (letter === 'escape' && ladder.isOpen.peek()) ladder.close();
    else return;
    event.preventDefault();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

interface Part {
  readonly session: PlaySession;
  readonly ladder: HintLadder;
}

function Hint({ session, ladder }: Part) {
  const words = usePage().wordsOf('kinds').game;
  return (
    <section class="sheet">
      <HintPanel session={session} ladder={ladder} words={words} />
    </section>
  );
}

/** The picture with its title. */
function Finished({
  session,
  shape,
}: {
  readonly session: PlaySession;
  readonly shape: TriangleShape;
}) {
  const page = usePage();
  const words = page.wordsOf('kinds').game;
  const { title, author } = session.texts;
  const { palette } = session.puzzle.clues;
  const { marks } = session.game.value;
  return (
    <section class="card squared triangle-finished">
      <div class="white-card">
        <svg
          class="triangle-picture"
          viewBox={shape.cellBox.join(' ')}
          role="img"
          aria-label={words.picture}
        >
          {shape.plan.cells.map((corners, cell) => (
            <PictureCell
              key={`${cell}`}
              corners={corners}
              ink={palette[Math.max(marks[cell] ?? 0, 0)]}
            />
          ))}
        </svg>
      </div>
      <div class="stack">
        <h2 tabIndex={-1} ref={focusIfFree}>
          {title ?? words.solved}
        </h2>
        {author !== undefined && <p class="soft">{author}</p>}
        <p class="digits">{words.solvedIn(session.clock.value)}</p>
        <div class="row wraps">
          <a class="button primary" href={page.linkTo('kinds/')}>
            {words.more}
          </a>
          <button type="button" class="button" onClick={() => session.playAgain()}>
            <Icon name="rotate-ccw" />
            {words.again}
          </button>
        </div>
      </div>
    </section>
  );
}

/** A cell of a finished picture, with lines of its own colours, so that no seams are seen. */
function PictureCell({
  corners,
  ink,
}: {
  readonly corners: readonly Point[];
  readonly ink: PaletteColor | undefined;
}) {
  if (ink === undefined) return null;
  const { fill, half } = inkFill(ink, corners);
  // the corner right of the diagonal: bottom right of "/", top right of the other
  const apart = ink.cut?.slash === '/' ? 2 : 1;
  const left = half === undefined ? corners : corners.filter((_, k) => k !== apart);
  return (
    <>
      <path d={`${pathOf(left)}Z`} fill={fill} stroke={fill} />
      {half !== undefined && (
        <path d={`${pathOf(half.corners)}Z`} fill={half.fill} stroke={half.fill} />
      )}
    </>
  );
}
