/**
 * Every drawing is what it says: solved to exactly one picture, line by line unless it was made
 * hard on purpose, titled in both languages, in inks that can be told apart, trimmed, and like no
 * other drawing.
 */

import { canonicalKey, computePlainDistance, labOfRgb, puzzleOf } from '@nonokit/core';
import { rate } from '@nonokit/explain';
import { solve } from '@nonokit/solver';
import { expect, it } from 'vitest';
import { type Drawing, readDrawings, smallDrawings, withoutSharedIds } from './read-drawings.mjs';

const drawings = await readDrawings();
const small = drawings.filter(({ file }) => file.startsWith('small/'));
const scenes = drawings.filter(({ file }) => file.startsWith('scenes/'));

/** Ids of the drawings that `isWrong` finds fault with. */
function listIds(list: readonly Drawing[], isWrong: (drawing: Drawing) => boolean) {
  return list.filter(isWrong).map(({ id }) => id);
}

/** What occurs more than once. */
function repeated(values: readonly string[]) {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

it('finds one solution, line by line but for those that are hard', () => {
  const unsolved = listIds(drawings, ({ picture: { grid, palette }, level }) => {
    const { status, lineSolvable } = solve(puzzleOf(grid, palette));
    return status !== 'unique' || !(lineSolvable || level !== undefined);
  });
  expect(unsolved).toEqual([]);
});

it('rates as hard or expert what says so, and explains it to the end', () => {
  const hard = drawings.filter(({ level }) => level !== undefined);
  expect(hard.length).toBeGreaterThan(20);
  const easier = listIds(hard, ({ picture: { grid, palette }, level }) => {
    const rated = rate(puzzleOf(grid, palette));
    return !rated.ok || rated.value.label !== level;
  });
  expect(easier).toEqual([]);
});

it('holds a catalogue of small pictures and of scenes, each of its size', () => {
  expect(small.length).toBeGreaterThanOrEqual(100);
  expect(scenes.length).toBeGreaterThanOrEqual(60);
  const longer = ({ picture: { grid } }: Drawing) => Math.max(grid.width, grid.height);
  expect(listIds(small, (drawing) => longer(drawing) < 5 || longer(drawing) > 25)).toEqual([]);
  expect(listIds(scenes, (drawing) => longer(drawing) < 30 || longer(drawing) > 100)).toEqual([]);
  const five = small.filter(({ file }) => file === 'small/05.txt');
  const isOther = ({ picture: { grid } }: Drawing) => grid.width !== 5 || grid.height !== 5;
  expect(listIds(five, isOther)).toEqual([]);
});

it('has no two drawings alike when mirrored, turned, recoloured or inverted', () => {
  const keys = drawings.map(({ picture: { grid, palette } }) => {
    return canonicalKey(puzzleOf(grid, palette));
  });
  expect(repeated(keys)).toEqual([]);
});

it('has titles and tags in English and Russian', () => {
  const english = /^[A-Z][a-z' -]+$/i;
  const russian = /^[а-яё -]+$/i;
  const badly = listIds(drawings, ({ titles, tags }) => {
    const words = [...tags.en, ...tags.ru];
    const right =
      /^[A-Z]/.test(titles.en) &&
      /^[А-ЯЁ]/.test(titles.ru) &&
      [titles.en, ...tags.en].every((text) => english.test(text)) &&
      [titles.ru, ...tags.ru].every((text) => russian.test(text));
    return !right || tags.en.length !== tags.ru.length || words.length < 4;
  });
  expect(badly).toEqual([]);
});

it('uses one to eight inks, all of them, 0.10 from the paper and 0.09 from each other', () => {
  const close = listIds(drawings, ({ picture: { grid, palette } }) => {
    const labs = palette.map(({ rgb }) => labOfRgb(rgb));
    const used = new Set(grid.cells);
    const tooClose = labs.some((lab, i) => {
      const isNear = (other: (typeof labs)[number], j: number) =>
        computePlainDistance(lab, other) < (j === 0 ? 0.1 : 0.09);
      return labs.some((other, j) => j < i && isNear(other, j));
    });
    const allUsed = palette.every((_, color) => color === 0 || used.has(color));
    return tooClose || !allUsed || palette.length < 2 || palette.length > 9;
  });
  expect(close).toEqual([]);
});

it('leaves no line at a border blank', () => {
  const loose = listIds(drawings, ({ picture: { grid, palette } }) => {
    const { rows, columns } = puzzleOf(grid, palette);
    return [rows[0], rows.at(-1), columns[0], columns.at(-1)].some((clue) => clue?.length === 0);
  });
  expect(loose).toEqual([]);
});

it('refuses two drawings with one id', () => {
  const said = 'id: twice\nen: A\nru: Б\ntags: c | д\ncategory: things\n';
  const one = smallDrawings(`${said}##\n`, 'a.txt');
  const two = smallDrawings(`${said}#.\n`, 'b.txt');
  expect(() => withoutSharedIds([...one, ...two])).toThrow(
    'b.txt, twice: a.txt already has this id',
  );
});

it('says which small picture is wrong', () => {
  const said = 'id: bad\nen: A\nru: Б\ntags: c | д\ncategory: things\n';
  expect(() => smallDrawings(`${said}##\n#\n`, 'x.txt')).toThrow(
    'x.txt, bad: rows of different lengths',
  );
  expect(() => smallDrawings(`${said}#?\n`, 'x.txt')).toThrow('no ink has the letter ?');
  expect(() => smallDrawings('id: bad\n##\n', 'x.txt')).toThrow('x.txt, bad: no en, ru, tags');
});
