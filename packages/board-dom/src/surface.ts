/**
 * The surface: the canvas of a board. It is painted at most once a frame, only where something has
 * changed, and at the resolution of the screen.
 */
import {
  type BoardLook,
  cornerBox,
  isFitted,
  paintBoard,
  paintMinimap,
  type Room,
  type Scene,
} from '@nonokit/board';

/** The minimum side of a miniature, and the free space around it, in pixels. */
const LEAST_MINIMAP = 36;
const MARGIN = 6;

/** Creates the scene of a frame. */
export type SceneMaker = () => Scene;

/** A canvas that shows scenes. */
export class Surface {
  readonly element: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #sceneOf: SceneMaker;
  /** Pixels at the bottom of the corner that the badge takes. */
  readonly #badgeHeight: () => number;
  /** The scene that was painted last; undefined if everything must be painted. */
  #shown: Scene | undefined;
  #frame = 0;

  constructor(sceneOf: SceneMaker, badgeHeight: () => number) {
    this.element = document.createElement('canvas');
    this.element.setAttribute('aria-hidden', 'true');
    const context = this.element.getContext('2d', { alpha: false });
    if (context === null) throw new Error('mount: this browser has no 2D canvas');
    this.#context = context;
    this.#sceneOf = sceneOf;
    this.#badgeHeight = badgeHeight;
  }

  /** Requests painting in the next frame. */
  ask(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.paint());
  }

  /** Requests painting everything in the next frame. */
  askAll(): void {
    this.#shown = undefined;
    this.ask();
  }

  /** Paints immediately what has changed. */
  paint(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const scene = this.#sceneOf();
    const before = this.#fit(scene.view.room) ? undefined : this.#shown;
    this.#shown = scene;
    paintBoard(this.#context, scene, before);
    const isSame =
      before !== undefined &&
      before.view === scene.view &&
      before.look === scene.look &&
      before.game.marks === scene.game.marks &&
      before.isCovered === scene.isCovered;
    if (!isSame && !isFitted(scene.view) && scene.isCovered !== true) this.#paintCorner(scene);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  /** Gives the canvas the pixels of its room. Returns true if its size has changed. */
  #fit({ width, height }: Room): boolean {
    const scale = window.devicePixelRatio;
    const across = Math.round(width * scale);
    const down = Math.round(height * scale);
    const { element } = this;
    if (element.width === across && element.height === down) return false;
    element.width = across;
    element.height = down;
    this.#context.setTransform(scale, 0, 0, scale, 0, 0);
    return true;
  }

  #paintCorner({ view, game, look }: Scene): void {
    const corner = cornerBox(view);
    const box = {
      x: corner.x + MARGIN,
      y: corner.y + MARGIN,
      width: corner.width - 2 * MARGIN,
      height: corner.height - 2 * MARGIN - this.#badgeHeight(),
    };
    clear(this.#context, look, corner);
    if (Math.min(box.width, box.height) < LEAST_MINIMAP) return;
    paintMinimap(this.#context, game, view, box, look);
  }
}

/** Clears the corner, which belongs to the page and not to the sheet. */
function clear(
  context: CanvasRenderingContext2D,
  { paper }: BoardLook,
  { x, y, width, height }: ReturnType<typeof cornerBox>,
): void {
  context.fillStyle = paper;
  context.fillRect(x, y, width - 1.5, height - 1.5);
}
