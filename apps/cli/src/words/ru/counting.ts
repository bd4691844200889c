/**
 * Russian numbers: the form of a noun after a number, and decimal commas.
 */

const PLURALS = new Intl.PluralRules('ru');

/** The forms after 1, 2 and 5: ["шаг", "шага", "шагов"]. */
export type Forms = readonly [one: string, few: string, many: string];

/** The form after `count`. */
export function formFor(count: number, [one, few, many]: Forms): string {
  const rule = PLURALS.select(count);
  return rule === 'one' ? one : rule === 'few' ? few : many;
}

/** "1 шаг", "2 шага", "5 шагов". */
export function counted(count: number, forms: Forms): string {
  return `${count} ${formFor(count, forms)}`;
}

/** "0.45" as "0,45". */
export function decimal(digits: string): string {
  return digits.replace('.', ',');
}

/** Nouns that are counted in several places. */
export const CELLS: Forms = ['клетка', 'клетки', 'клеток'];
export const TRIANGLES: Forms = ['треугольник', 'треугольника', 'треугольников'];
/** Forms after "из", "до" and the like. */
export const OF_LINES: Forms = ['линии', 'линий', 'линий'];
export const OF_CELLS: Forms = ['клетки', 'клеток', 'клеток'];
export const STEPS: Forms = ['шаг', 'шага', 'шагов'];
export const COLORS: Forms = ['цвет', 'цвета', 'цветов'];
export const PUZZLES: Forms = ['кроссворд', 'кроссворда', 'кроссвордов'];
export const OF_PUZZLES: Forms = ['кроссворда', 'кроссвордов', 'кроссвордов'];
export const SOLUTIONS: Forms = ['решение', 'решения', 'решений'];
