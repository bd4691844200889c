/** Which part of a board is in sight on a page, as signals: zoom, scroll, cursor. */
import { fittingCell, isFitted, type Look, toLook } from '@nonokit/board';
import { computed, signal } from '@preact/signals';
import type { BoardHandle } from 'nonokit/board';

export class BoardSight {
  /** Zoom and scroll; undefined if fitted. Known here, for the clock ticks without a board, too. */
  readonly look = signal<Look | undefined>(undefined);
  /** What was in sight before all of the board was; undefined until then. */
  readonly before = signal<Look | undefined>(undefined);
  /** Whether the board is larger than its room. */
  readonly isZoomed = computed(() => this.look.value !== undefined);
  /** How many times larger than fitting the board is. */
  readonly zoom = signal(1);
  /** The cell of the cursor. */
  readonly cursor = signal({ row: 0, column: 0 });
  /** Whether the window is that of a phone. */
  readonly isOnPhone = signal(false);

  /** Notes where the cursor went; the rest is as it was. */
  follow(cell: BoardHandle['cursor']): void {
    this.cursor.value = cell;
  }

  /** Notes what the board shows now. */
  note({ view, cursor }: BoardHandle): void {
    const look = isFitted(view) ? undefined : toLook(view);
    this.look.value = look;
    this.before.value = look ?? this.before.value;
    this.zoom.value = view.cell / fittingCell(view.clues, view.room, view.rails);
    this.follow(cursor);
  }
}
