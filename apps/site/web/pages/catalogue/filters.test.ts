/** Filters and addresses say the same, whether a link or a form has written the address. */
import { expect, it } from 'vitest';
import { activeFilters, EVERYTHING, filtersFrom, writeSearch } from './filters.js';

const read = (search: string) => filtersFrom(new URLSearchParams(search));

it.each([
  '',
  '?size=15,20',
  '?time=5,long&size=5',
  '?size=15&difficulty=2-4&lines=1&colors=coloured&stars=4&author=Ann%20B&sort=easy',
  '?difficulty=3&tag=bird&title=owl&since=2026-11-01&until=2026-11-22&solved=no&language=ru&technique=overlap',
])('the filter %s survives the address', (search) => {
  expect(writeSearch(read(search))).toBe(search);
});

it.each([
  ['?size=20&size=15&from=1&to=5&colors=&author=+', '?size=15,20'],
  ['?from=4&to=2', '?difficulty=2-4'],
  ['?time=30&time=5&time=7', '?time=5,30'],
  ['?size=16,x&difficulty=9&sort=name&lines=yes', ''],
])('the address %s means %s', (sent, meant) => {
  expect(writeSearch(read(sent))).toBe(meant);
});

it('active filters are counted, and removed one by one', () => {
  const all = read('?size=15&difficulty=2-4&lines=1&author=Ann&sort=easy');
  const on = activeFilters(all);
  expect(on.map(({ name }) => name)).toEqual(['size', 'from', 'lines', 'author']);
  expect(on.map(({ without }) => activeFilters(without).length)).toEqual([3, 3, 3, 3]);
  expect(activeFilters(EVERYTHING)).toEqual([]);
});
