/** Pairs of colours that are hard to tell apart, a sentence each. */
import { BLANK, type Color, inkWarnings } from '@nonokit/core';
import { useMemo } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { Icon } from '../../widgets/icon.js';
import { fullWords } from './full-words.js';
import { inkShown } from './ink-text.js';
import type { MakePart } from './make-part.js';

/** Maximum pairs listed one by one. */
const MOST_TOLD = 3;

export function InkWarnings({ workshop }: Pick<MakePart, 'workshop'>) {
  const page = usePage();
  const words = fullWords(page);
  const { palette } = workshop.picture.value;
  const warnings = useMemo(
    () => inkWarnings(palette).sort((a, b) => Number(b.to === 'all') - Number(a.to === 'all')),
    [palette],
  );
  if (warnings.length === 0) return null;
  const first = (color: Color): string => (color === BLANK ? words.thePaper : words.oneInk(color));
  const second = (color: Color): string =>
    color === BLANK ? words.lowerPaper : words.lowerInk(color);
  const more = warnings.length - MOST_TOLD;
  return (
    <ul class="make-warnings">
      {warnings.slice(0, MOST_TOLD).map(({ one, other, to }) => (
        <li key={`${one} ${other}`} class="note">
          <Icon name="circle-alert" />
          <span class="pair" aria-hidden="true">
            <i style={{ background: inkShown(palette, other) }} />
            <i style={{ background: inkShown(palette, one) }} />
          </span>
          <span>
            {to === 'all'
              ? words.alike(first(other), second(one))
              : words.alikeBlind(first(other), second(one))}
          </span>
        </li>
      ))}
      {more > 0 && <li class="small soft">{words.moreWarnings(more)}</li>}
    </ul>
  );
}
