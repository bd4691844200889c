/**
 * Grips. If clues are shortened, each rail has a grip at the edge of the cells. Pulling it shows
 * more or fewer numbers of each line; tapping it shows all visible numbers, or few again. Grips are
 * for fingers: assistive technology always announces whole clues.
 */
import {
  listSides,
  longestInSight,
  type Point,
  SHORT_CLUE,
  type Viewport,
  withNumbers,
} from '@nonokit/board';

type Kind = 'row' | 'column';

/** What grips need from the board. */
export interface GripHost {
  view(): Viewport;
  show(view: Viewport): void;
}

/** A pull: where it began, the number of numbers at that time, and whether it has moved. */
interface Pull {
  readonly start: Point;
  readonly most: number;
  hasMoved: boolean;
}

/** Pixels that a finger may move before a tap becomes a pull. */
const TREMBLE = 8;

/** The thickness and the length of a grip, in pixels. */
const ACROSS = 28;
const ALONG = 44;

/** The part of a grip over the cells, in pixels. */
const OVER_CELLS = 6;

/** The grips of a board's rails. */
export class Grips {
  readonly elements: readonly HTMLElement[];
  readonly #host: GripHost;

  constructor(host: GripHost) {
    this.#host = host;
    this.elements = [this.#make('row'), this.#make('column')];
  }

  /** Puts the grips at the ends of the rails, or hides them. */
  place(isCovered: boolean): void {
    const view = this.#host.view();
    const [row, column] = this.elements;
    const isLong = (kind: Kind): boolean => longestInSight(view, kind) > SHORT_CLUE;
    const isHidden = isCovered || !Number.isFinite(view.most.row) || !hasNearRails(view);
    if (row !== undefined) {
      row.hidden = isHidden || !isLong('row');
      const y = (view.top + view.bottom - ALONG) / 2;
      row.style.transform = `translate(${view.left - ACROSS + OVER_CELLS}px, ${y}px)`;
    }
    if (column !== undefined) {
      column.hidden = isHidden || !isLong('column');
      const x = (view.left + view.right - ALONG) / 2;
      column.style.transform = `translate(${x}px, ${view.top - ACROSS + OVER_CELLS}px)`;
    }
  }

  #make(kind: Kind): HTMLElement {
    const grip = document.createElement('div');
    grip.className = `grip ${kind}`;
    grip.hidden = true;
    grip.setAttribute('aria-hidden', 'true');
    let pull: Pull | undefined;
    grip.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      event.stopPropagation();
      grip.setPointerCapture(event.pointerId);
      pull = { start: toPoint(event), most: this.#host.view().most[kind], hasMoved: false };
    });
    grip.addEventListener('pointermove', (event) => {
      if (pull === undefined) return;
      const { x, y } = toPoint(event);
      const by = kind === 'row' ? x - pull.start.x : y - pull.start.y;
      if (Math.abs(by) > TREMBLE) pull.hasMoved = true;
      if (pull.hasMoved) this.#pull(kind, pull.most, by);
    });
    grip.addEventListener('pointerup', () => {
      if (pull?.hasMoved === false) this.#toggle(kind, pull.most);
      pull = undefined;
    });
    grip.addEventListener('pointercancel', () => {
      pull = undefined;
    });
    return grip;
  }

  #pull(kind: Kind, most: number, by: number): void {
    const view = this.#host.view();
    const number = view.rails.longest[kind] * view.cell;
    const longest = Math.max(SHORT_CLUE, longestInSight(view, kind));
    this.#host.show(withNumbers(view, kind, Math.min(longest, most + by / number)));
  }

  #toggle(kind: Kind, most: number): void {
    const view = this.#host.view();
    const longest = longestInSight(view, kind);
    this.#host.show(withNumbers(view, kind, most < longest ? longest : SHORT_CLUE));
  }
}

/** True if there are rails left of the cells and above them, which have the grips. */
function hasNearRails({ rails }: Viewport): boolean {
  return listSides(rails.layout).includes('near');
}

function toPoint({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}
