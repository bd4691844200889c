/**
 * Where hands are on a board that is only looked at: a ring for each, with its name if it has one.
 */
import { type Clues, cellBox, railsOf, viewportOf } from '@nonokit/board';
import { useEffect, useRef, useState } from 'preact/hooks';
import { settings } from '../../../frame/settings.js';
import { toBoardStyle } from '../../../widgets/board-style.js';
import { showsSymbols } from '../../../widgets/symbols.js';

/** The ring of a hand. */
export interface Ring {
  readonly cell: number;
  /** Empty: the ring alone. */
  readonly name: string;
  readonly color: string;
}

export function Rings({
  clues,
  rings,
}: {
  readonly clues: Clues;
  readonly rings: readonly Ring[];
}) {
  const host = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (host.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setRoom(entry.contentRect);
    });
    observer.observe(host.current);
    return () => observer.disconnect();
  }, []);
  const style = toBoardStyle(settings.value, showsSymbols(settings.value, clues.palette));
  const view = room.width === 0 ? undefined : viewportOf(clues, room, {}, railsOf(clues, style));
  return (
    <div class="shared-rings" ref={host} aria-hidden="true">
      {view !== undefined &&
        rings.map(({ cell, name, color }) => {
          const { x, y } = cellBox(view, Math.floor(cell / clues.width), cell % clues.width);
          const place = {
            left: `${x}px`,
            top: `${y}px`,
            width: `${view.cell}px`,
            height: `${view.cell}px`,
          };
          return (
            <i key={name + color} style={{ ...place, '--hand': color }}>
              {name !== '' && <b>{name}</b>}
            </i>
          );
        })}
    </div>
  );
}
