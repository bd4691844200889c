import {
  applyMove,
  type BoardLook,
  type BoardStyle,
  beginStroke,
  boardPoint,
  type Clues,
  CONTRAST_LOOK,
  type Crossing,
  cluesOnly,
  DARK_LOOK,
  extendStroke,
  type Game,
  type GameRecord,
  isFitted,
  isWon,
  LIGHT_LOOK,
  type Look,
  type Mark,
  type Move,
  moveOf,
  numberStates,
  type Point,
  paintBoard,
  panned,
  railsOf,
  replay,
  type Scene,
  type ShownHint,
  type Stroke,
  type StrokeOptions,
  showing,
  targetAt,
  USUAL_STYLE,
  type Viewport,
  viewportOf,
  zoomed,
} from '@nonokit/board';
import type { Puzzle } from '@nonokit/core';

export type BoardAction = string;
export interface BoardOptions {
  readonly language?: 'en' | 'ru';
  readonly record?: GameRecord;
  readonly look?: BoardLook | 'light' | 'dark' | 'contrast';
  readonly style?: Partial<BoardStyle>;
  readonly crossing?: Crossing;
  readonly stroke?: StrokeOptions;
  readonly keys?: Readonly<Record<string, readonly string[]>>;
  readonly gamepad?: Readonly<Record<string, readonly number[]>>;
  readonly pointer?: 'paint' | 'cursor';
  readonly view?: Look;
  readonly isReadOnly?: boolean;
  readonly time?: () => number;
}
export interface BoardEvents {
  change: { game: Game; move: Move; at: number; by: 'hand' | 'page' };
  stroke: Stroke | undefined;
  solved: { game: Game };
  tool: Mark;
  cursor: { row: number; column: number };
  view: Look & { isFitted: boolean };
  hint: undefined;
  action: BoardAction;
}
export interface BoardHandle {
  readonly state: Game;
  readonly record: GameRecord;
  readonly tool: Mark;
  readonly cursor: { row: number; column: number };
  readonly view: Viewport;
  on<Name extends keyof BoardEvents>(
    name: Name,
    listener: (event: BoardEvents[Name]) => void,
  ): () => void;
  apply(move: Move): void;
  load(record: GameRecord): void;
  setTool(mark: Mark): void;
  set(options: BoardOptions): void;
  show(shown: {
    hint?: ShownHint;
    mistakes?: readonly number[];
    undecided?: readonly number[];
  }): void;
  zoomBy(factor: number, anchor?: Point): void;
  fit(): void;
  reveal(row: number, column: number): void;
  press(action: BoardAction): void;
  release(action: BoardAction): void;
  cover(isCovered: boolean): void;
  say(text: string): void;
  focus(): void;
  destroy(): void;
}
export function mount(
  element: HTMLElement,
  puzzle: Clues | Puzzle,
  first: BoardOptions = {},
): BoardHandle {
  const clues = 'meta' in puzzle ? cluesOnly(puzzle) : puzzle;
  let options = first;
  let record: GameRecord = first.record ?? [];
  let game = replay(clues, record);
  let tool: Mark = 1;
  let cursor = { row: 0, column: 0 };
  let stroke: Stroke | undefined;
  let covered = false;
  let shown: { hint?: ShownHint; mistakes?: readonly number[] } = {};
  const canvas = document.createElement('canvas');
  canvas.tabIndex = 0;
  canvas.style.cssText = 'display:block;width:100%;height:100%;touch-action:none;outline:none';
  element.append(canvas);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const listeners = new Map<string, Set<(event: never) => void>>();
  const emit = <N extends keyof BoardEvents>(name: N, event: BoardEvents[N]): void => {
    for (const l of listeners.get(name) ?? []) (l as (event: BoardEvents[N]) => void)(event);
  };
  const style = (): BoardStyle => ({ ...USUAL_STYLE, ...options.style });
  const room = (): { width: number; height: number } => ({
    width: Math.max(1, element.clientWidth),
    height: Math.max(1, element.clientHeight),
  });
  let view = viewportOf(clues, room(), first.view ?? {}, railsOf(clues, style()));
  let before: Scene | undefined;
  let numbers = numberStates(game, first.crossing ?? 'finished');
  let asked = 0;
  const looks = { light: LIGHT_LOOK, dark: DARK_LOOK, contrast: CONTRAST_LOOK };
  const look = (): BoardLook =>
    typeof options.look === 'object' ? options.look : looks[options.look ?? 'light'];
  const draw = (): void => {
    asked = 0;
    const dpr = devicePixelRatio;
    const { width, height } = room();
    if (canvas.width !== Math.round(width * dpr) || canvas.height !== Math.round(height * dpr)) {
      canvas.width = Math.round(width * dpr);
      canvas.height = Math.round(height * dpr);
      before = undefined;
    }
    context.setTransform(dpr, 0, 0, dpr, 0, 0);
    numbers = numberStates(game, options.crossing ?? 'finished', numbers);
    const scene: Scene = {
      game,
      view,
      look: look(),
      style: currentStyle,
      numbers,
      cursor,
      stroke,
      isCovered: covered,
      ...shown,
    };
    paintBoard(context, scene, before);
    before = scene;
  };
  let currentStyle = style();
  const redraw = (): void => {
    if (asked === 0) asked = requestAnimationFrame(draw);
  };
  const start = performance.now();
  const time = (): number => options.time?.() ?? performance.now() - start;
  const play = (move: Move, by: 'hand' | 'page'): void => {
    const next = applyMove(game, move);
    if (next === game) return;
    const at = Math.round(time());
    const was = isWon(game);
    game = next;
    record = [...record, { at, move }];
    redraw();
    emit('change', { game, move, at, by });
    if (isWon(game) && !was) emit('solved', { game });
  };
  const look2 = (): void => {
    emit('view', {
      cell: view.cell,
      scrollX: view.scrollX,
      scrollY: view.scrollY,
      isFitted: isFitted(view),
    });
    redraw();
  };
  const at = (event: MouseEvent): Point => {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  canvas.addEventListener('contextmenu', (e) => e.preventDefault());
  canvas.addEventListener('pointerdown', (event) => {
    const target = targetAt(view, at(event));
    if (options.isReadOnly || covered) return;
    if (target?.kind === 'cell') {
      stroke = beginStroke(
        game,
        event.button === 2 ? 0 : tool,
        boardPoint(view, at(event)),
        options.stroke,
      );
      canvas.setPointerCapture(event.pointerId);
      cursor = { row: target.row, column: target.column };
      emit('stroke', stroke);
      redraw();
    }
  });
  canvas.addEventListener('pointermove', (event) => {
    if (stroke === undefined) return;
    for (const e of event.getCoalescedEvents())
      stroke = extendStroke(game, stroke, boardPoint(view, at(e)));
    emit('stroke', stroke);
    redraw();
  });
  canvas.addEventListener('pointerup', () => {
    if (stroke === undefined) return;
    const move = moveOf(stroke);
    stroke = undefined;
    play(move, 'hand');
    emit('stroke', undefined);
    redraw();
  });
  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      view = event.ctrlKey
        ? zoomed(view, Math.exp(-event.deltaY / 200), at(event))
        : panned(view, -event.deltaX, -event.deltaY);
      look2();
    },
    { passive: false },
  );
  canvas.addEventListener('keydown', (event) => {
    const moves: Record<string, [number, number]> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
    };
    const step = moves[event.key];
    const cell = cursor.row * clues.width + cursor.column;
    if (step !== undefined) {
      cursor = {
        row: Math.min(clues.height - 1, Math.max(0, cursor.row + step[0])),
        column: Math.min(clues.width - 1, Math.max(0, cursor.column + step[1])),
      };
      view = showing(view, cursor.row, cursor.column);
      redraw();
    } else if (event.key === ' ')
      play({ type: 'paint', cells: [cell], mark: game.marks[cell] === tool ? -1 : tool }, 'hand');
    else if (event.key === 'x')
      play({ type: 'paint', cells: [cell], mark: game.marks[cell] === 0 ? -1 : 0 }, 'hand');
    else if (event.key === 'h') emit('hint', undefined);
    else if (event.key === 'z' && event.ctrlKey)
      play({ type: event.shiftKey ? 'redo' : 'undo' }, 'hand');
    else if (/^[1-9]$/.test(event.key) && Number(event.key) < clues.palette.length) {
      tool = Number(event.key);
      emit('tool', tool);
    } else return;
    event.preventDefault();
  });
  const observer = new ResizeObserver(() => {
    view = viewportOf(
      clues,
      room(),
      isFitted(view) ? {} : { cell: view.cell, scrollX: view.scrollX, scrollY: view.scrollY },
      view.rails,
    );
    before = undefined;
    redraw();
  });
  observer.observe(element);
  redraw();
  return {
    get state() {
      return game;
    },
    get record() {
      return record;
    },
    get tool() {
      return tool;
    },
    get cursor() {
      return cursor;
    },
    get view() {
      return view;
    },
    on(name, listener) {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set);
      set.add(listener as (event: never) => void);
      return () => set.delete(listener as (event: never) => void);
    },
    apply: (move) => play(move, 'page'),
    load: (next) => {
      record = next;
      game = replay(clues, next);
      redraw();
    },
    setTool: (mark) => {
      tool = mark;
    },
    set: (next) => {
      options = { ...options, ...next };
      const s = style();
      if (JSON.stringify(s) !== JSON.stringify(currentStyle)) {
        currentStyle = s;
        view = viewportOf(clues, room(), {}, railsOf(clues, s));
      }
      redraw();
    },
    show: (next) => {
      shown = next;
      redraw();
    },
    zoomBy: (factor, anchor = { x: room().width / 2, y: room().height / 2 }) => {
      view = zoomed(view, factor, anchor);
      look2();
    },
    fit: () => {
      view = viewportOf(clues, room(), {}, view.rails);
      look2();
    },
    reveal: (row, column) => {
      view = showing(view, row, column);
      look2();
    },
    press: () => undefined,
    release: () => undefined,
    cover: (is) => {
      covered = is;
      redraw();
    },
    say: () => undefined,
    focus: () => canvas.focus(),
    destroy: () => {
      observer.disconnect();
      cancelAnimationFrame(asked);
      canvas.remove();
    },
  };
}
