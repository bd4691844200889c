/** Doors at the end of the first page: to the first lesson, to series, and to the maker. */

import { usePage } from '../../frame/page-context.js';
import type { DrawnMarks } from '../../sheet/painters.js';
import { Picture } from '../../sheet/picture.js';
import { Door } from '../../widgets/door.js';

/** Our own drawings, which are not puzzles: nothing is given away. */
const INKS = ['#ffffff', '#7a4a2b', '#f4c43f', '#3d8f54', '#c98f5a', '#ffffff'];
const PALETTE = INKS.map((rgb) => ({ rgb }));

const SNAIL = drawn([
  '............2.2.',
  '............2.2.',
  '..11111.....222.',
  '.1144411....222.',
  '114111411..2222.',
  '141444141..222..',
  '141411141..222..',
  '141444411.2222..',
  '11411111122222..',
  '.1144444422222..',
  '..11111112222...',
  '.222222222222...',
  '3333333333333333',
]);

const PEAR = drawn([
  '........11....',
  '.......1......',
  '.....3.1......',
  '....33331.....',
  '...3333333....',
  '...3333233....',
  '...3333223....',
  '..333333323...',
  '..3333333323..',
  '.33333333333..',
  '.33333333333..',
  '.33333333333..',
  '..333333333...',
  '...3333333....',
]);

const BOOK = drawn([
  '................',
  '.111111..111111.',
  '1555555115555551',
  '1544445115444451',
  '1555555115555551',
  '1544445115444451',
  '1555555115555551',
  '1544445115444451',
  '1555555115555551',
  '1544445115544451',
  '1555555115555551',
  '1111111111111111',
  '.......11.......',
  '................',
]);

function drawn(rows: readonly string[]): DrawnMarks {
  const marks = [...rows.join('')].map((sign) => (sign === '.' ? 0 : Number(sign)));
  return { width: rows[0]?.length ?? 0, height: rows.length, marks };
}

export function Doors() {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('front');
  return (
    <section class="section doors">
      <Door href={linkTo('learn/first/')} title={words.learnTitle} text={words.learnText}>
        <Drawing of={SNAIL} />
      </Door>
      <Door href={linkTo('series')} title={words.seriesTitle} text={words.seriesText}>
        <Drawing of={BOOK} />
      </Door>
      <Door href={linkTo('make/')} title={words.makeTitle} text={words.makeText}>
        <Drawing of={PEAR} />
      </Door>
    </section>
  );
}

function Drawing({ of }: { readonly of: DrawnMarks }) {
  return (
    <span class="on-white">
      <Picture of={of} palette={PALETTE} size={64} />
    </span>
  );
}
