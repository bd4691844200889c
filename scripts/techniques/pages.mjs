/**
 * What the pages of `docs/techniques` say, besides their examples: in order, in both languages. An example is a clue and
 * the cells of a line; the program itself says what follows.
 */
export const pages = [
  {
    id: 'complete-line',
    level: 1,
    en: 'Complete line',
    ru: 'Строка заполняется полностью',
    examples: [
      ['3 1', '.?????.'],
      ['5 2', '????????'],
    ],
    english: `**Proves** every cell of the line.

Add up the blocks and the gaps between them (one cell each; none between blocks of different colours). If that is exactly as long as the
line, there is only one way to place them. Finished ends are crossed off first, so the rule also works for what is left of a line. Two
relatives: a line whose clue is 0 is blank, and a line in which no more cells can be filled than the clue asks for is filled wherever it can be.`,
    russian: `**Доказывает** все клетки строки.

Сложите блоки и промежутки между ними (по одной клетке; между блоками разного цвета промежуток не нужен). Если получилась ровно длина
строки, расставить блоки можно только одним способом. Готовые края сначала вычёркиваются, поэтому правило годится и для остатка строки.
Сюда же относятся пустая строка (число 0) и строка, где закрасить можно ровно столько клеток, сколько нужно.`,
  },
  {
    id: 'finished-line',
    level: 1,
    en: 'Finished line',
    ru: 'Все блоки стоят',
    examples: [['2 1', '?##?#?']],
    english: `**Proves** blanks.

Count the filled cells. If there are as many as the clue has in all, every other cell of the line is blank.`,
    russian: `**Доказывает** пустые клетки.

Сосчитайте закрашенные клетки. Если их столько, сколько во всех блоках вместе, остальные клетки пусты.`,
  },
  {
    id: 'overlap',
    level: 1,
    en: 'Overlap',
    ru: 'Внахлёст',
    examples: [
      ['6', '?????????'],
      ['4 3', '?????????'],
    ],
    english: `**Proves** filled cells. Also called *simple boxes*.

Push all blocks to the beginning of the line, then to its end. Where a block covers a cell in both positions, it covers it in every
position between. In numbers: a block that is longer than what the line has to spare is filled in its middle.`,
    russian: `**Доказывает** закрашенные клетки.

Сдвиньте все блоки к началу строки, потом к концу. Клетки, которые блок закрывает в обоих положениях, он закрывает и во всех промежуточных.
В числах: если блок длиннее, чем свободный запас строки, его середина закрашена.`,
  },
  {
    id: 'glue',
    level: 1,
    en: 'Glue',
    ru: 'Отталкивание от края',
    examples: [
      ['3 2', '?#????????'],
      ['4 1', '.#???????'],
    ],
    english: `**Proves** filled cells and the blank that closes a block.

A filled cell near an edge (the end of the line, a blank, in coloured puzzles a cell that cannot have its colour) belongs to a block that
cannot cross the edge, so it reaches at least so far on the other side. A filled cell right at the edge begins its block, and if its
size is known, the cell behind it is closed.`,
    russian: `**Доказывает** закрашенные клетки и пустую клетку за блоком.

Закрашенная клетка у края (это конец строки, пустая клетка, а в цветных кроссвордах и клетка, где этого цвета быть не может) входит в блок,
который не может перейти край, поэтому в другую сторону он тянется хотя бы настолько. Клетка у самого края начинает блок, и если его
размер известен, за ним стоит пустая клетка.`,
  },
  {
    id: 'unreachable',
    level: 1,
    en: 'Unreachable cells',
    ru: 'Недостижимые клетки',
    examples: [
      ['3', '????#?????'],
      ['2 2', '?#??????#?'],
    ],
    english: `**Proves** blanks. Also called *simple spaces*.

A block that is tied to a filled cell cannot go further from it than its size allows. Cells that neither it nor its neighbours
reach are blank.`,
    russian: `**Доказывает** пустые клетки.

Блок, привязанный к закрашенной клетке, не может отойти от неё дальше, чем позволяет его размер. Клетки, до которых не дотягивается ни он,
ни соседние блоки, пусты.`,
  },
  {
    id: 'gap-too-small',
    level: 1,
    en: 'Gap too small',
    ru: 'Число не помещается',
    examples: [['3 2', '.??.??????']],
    english: `**Proves** blanks.

A stretch between two edges that is shorter than every block that could lie there stays blank.`,
    russian: `**Доказывает** пустые клетки.

Отрезок между двумя краями короче любого блока, который мог бы там стоять, — значит, он пуст.`,
  },
  {
    id: 'joining-splitting',
    level: 2,
    en: 'Joining and splitting',
    ru: 'Соединение и разделение',
    examples: [
      ['5', '?#??#????'],
      ['2 2', '?#?#??????'],
    ],
    english: `**Proves** filled cells, or a blank.

Joining: two runs that only one and the same block can hold are part of it, and so is everything between them. Splitting: if filling the one cell
between two runs would make a run that is longer than any block there, that cell is blank.`,
    russian: `**Доказывает** закрашенные клетки или пустую.

Соединение: если два отрезка могут входить только в один и тот же блок, то и всё между ними входит в него. Разделение: если единственная клетка между
двумя отрезками соединила бы их в отрезок длиннее любого подходящего блока, она пуста.`,
  },
  {
    id: 'forcing',
    level: 2,
    en: 'Forcing',
    ru: 'Вытеснение',
    examples: [
      ['3 2', '??.????.??'],
      ['2 3', '??.????'],
    ],
    english: `**Proves** filled cells and blanks.

Blanks and filled cells push blocks to one side. Push all blocks to the beginning as far as the known cells let them, then to the end: what a block
covers both times is filled, and what lies between the stretches of two neighbouring blocks is blank. It is *overlap* and *unreachable cells*
with everything that is known, and since it takes more looking it is tried after the techniques whose reason is plainer.`,
    russian: `**Доказывает** закрашенные и пустые клетки.

Пустые и закрашенные клетки сдвигают блоки в сторону. Сдвиньте все блоки к началу, насколько пускают известные клетки, потом к концу: что блок
закрывает оба раза, то закрашено, а что лежит между областями соседних блоков, то пусто. Это «внахлёст» и «недостижимые клетки» с учётом всего
известного; увидеть это труднее, поэтому приём пробуется после более наглядных.`,
  },
  {
    id: 'punctuating',
    level: 2,
    en: 'Closing a block',
    ru: 'Ограничение блока',
    examples: [['2 2', '?##???????']],
    english: `**Proves** blanks. Also called *punctuating*.

A run that is already as long as every block it can be part of is a whole block. The cells on both sides are blank, or at least not of its colour.`,
    russian: `**Доказывает** пустые клетки.

Отрезок уже такой же длины, как любой блок, в который он может входить, — значит, это целый блок. Клетки по обе стороны пусты или хотя бы другого цвета.`,
  },
  {
    id: 'mercury',
    level: 2,
    en: 'Mercury',
    ru: '«Ртуть»',
    examples: [['3 1', '???#??????']],
    english: `**Proves** blanks.

The first filled cell stands exactly one block's length from the edge. The first block cannot lie before it, because the two would touch; so it contains that
cell and draws back from the edge, as mercury does from the wall of its tube.`,
    russian: `**Доказывает** пустые клетки.

Первая закрашенная клетка стоит от края ровно на длину первого блока. Перед ней блок не встанет: они соприкоснулись бы. Значит, он проходит через неё и отходит
от края, как ртуть от стенки трубки.`,
  },
  {
    id: 'whole-line',
    level: 3,
    en: 'Whole line',
    ru: 'Перебор положений',
    examples: [
      ['1 1 1', '.?????#?.'],
      ['1 2 2', '??.??#????'],
    ],
    english: `**Proves** whatever is left.

List every way to place the clue among the known cells; what all of them agree about is certain. The sentence says how many ways there are. It is tried last of
all that one line can tell, and needed in less than one step of a hundred.`,
    russian: `**Доказывает** всё, что осталось.

Переберите все способы расставить блоки при известных клетках; то, в чём все они сходятся, верно. В объяснении сказано, сколько этих способов. Из всего, что видно по
одной строке, это пробуется последним и нужно реже чем в одном шаге из ста.`,
  },
  {
    id: 'color-logic',
    level: 3,
    en: 'Colour logic',
    ru: 'Согласование цветов',
    examples: [
      ['2a 1b 2a', '??????????', true],
      ['2a 3b', '???b??????', true],
    ],
    english: `**Proves** which colours a cell can have.

Where the clue of a row and the clue of a column have no colour in common, the cell is blank. And a colour can only be where some block of that colour can lie;
blocks of different colours need no gap, so their stretches may touch. What remains for a cell is what both its lines allow.`,
    russian: `**Доказывает**, каких цветов может быть клетка.

Если у чисел строки и столбца нет общего цвета, клетка на пересечении пуста. А цвет может стоять только там, где помещается какой-нибудь блок этого цвета; блоки разных
цветов могут стоять вплотную. Для клетки остаётся то, что допускают обе её линии.`,
  },
  {
    id: 'edge-logic',
    level: 4,
    en: 'Edge logic',
    ru: 'Краевая логика',
    chain: [5, 400],
    english: `**Proves** the opposite of what was supposed, at a border.

Suppose a cell of the outermost line. The clues that cross it begin right there, so they carry it into the second line, and that line often has no place for it. The chain
never leaves the two outermost lines of a border that still have unknown cells, and has at most six links.`,
    russian: `**Доказывает** противоположное предположению — у края поля.

Предположим что-нибудь о клетке крайней линии. Пересекающие линии начинаются прямо здесь и переносят следствие во вторую линию, а в ней часто не находится места. Цепочка не
выходит за две крайние линии и состоит не больше чем из шести звеньев.`,
  },
  {
    id: 'two-way',
    level: 4,
    en: 'Two-way logic',
    ru: 'В обоих случаях',
    chain: [5, 400],
    english: `**Proves** what follows in both cases.

A cell is either one thing or the other. What follows from both is certain, whichever of them is true.`,
    russian: `**Доказывает** то, что следует в обоих случаях.

Клетка либо такая, либо другая. Что следует из того и из другого, верно в любом случае.`,
  },
  {
    id: 'contradiction',
    level: 5,
    en: 'Contradiction',
    ru: 'От противного',
    chain: [9, 600],
    english: `**Proves** the opposite of what was supposed.

Suppose a colour for a cell and follow it from line to line until some clue has no place left. Then the supposition was wrong. Of all chains that are found,
the shortest is shown, without the consequences that it does not need.`,
    russian: `**Доказывает** противоположное предположению.

Предположим цвет клетки и пойдём по следствиям от линии к линии, пока для какого-нибудь числа не останется места. Значит, предположение неверно. Из всех найденных
цепочек показывается самая короткая, без лишних следствий.`,
  },
  {
    id: 'nested',
    level: 6,
    en: 'Nested contradictions',
    ru: 'Вложенное предположение',
    chain: { seed: 163, size: 12, density: 0.42 },
    english: `**Proves** the opposite of what was supposed.

Where following a supposition leads to no contradiction by itself, further cells are supposed within it and refuted in turn. That is search, and no pleasure: a puzzle that
needs it is called *guess*.`,
    russian: `**Доказывает** противоположное предположению.

Если следствия сами не приводят к противоречию, внутри предположения делаются новые и опровергаются по очереди. Это уже перебор, а не удовольствие: кроссворд,
которому он нужен, получает оценку *guess*.`,
  },
];
