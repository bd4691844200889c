/** Two fields for columns and rows. */
import { MOST_SIDE } from '@nonokit/editor';
import type { FullWords } from './full-words.js';

/** Columns and rows as they are typed. */
export interface TypedSize {
  readonly width: string;
  readonly height: string;
}

/** The size that is typed; undefined while it is none. */
export function parseSize({ width, height }: TypedSize) {
  const [columns, rows] = [width, height].map((text) =>
    /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0,
  );
  const isGood = (side = 0): side is number => side >= 1 && side <= MOST_SIDE;
  return isGood(columns) && isGood(rows) ? { width: columns, height: rows } : undefined;
}

export function SizeFields({
  typed,
  words,
  onChange,
}: {
  readonly typed: TypedSize;
  readonly words: FullWords;
  readonly onChange: (typed: TypedSize) => void;
}) {
  const isBad = parseSize(typed) === undefined;
  const field = (name: keyof TypedSize, label: string) => (
    <label class="field">
      <span class="small strong">{label}</span>
      <input
        class="input"
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_SIDE}
        value={typed[name]}
        aria-invalid={isBad}
        aria-describedby="size-range"
        onInput={({ currentTarget }) => onChange({ ...typed, [name]: currentTarget.value })}
      />
    </label>
  );
  return (
    <>
      <div class="make-size-fields">
        {field('width', words.columns)}
        <span aria-hidden="true">×</span>
        {field('height', words.rows)}
      </div>
      <p id="size-range" class={isBad ? 'small bad-text' : 'small softer'}>
        {words.sizeRange(1, MOST_SIDE)}
      </p>
    </>
  );
}
