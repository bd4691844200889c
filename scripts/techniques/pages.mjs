/**
 * The texts of the pages of `docs/techniques`, without their examples: in order, in both languages.
 * An example is a clue and the cells of a line; the program itself derives the conclusions. `look`
 * and `seek` are the lists of what to look for, in English and in Russian.
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
    look: [
      'a clue of 0',
      'blocks that, with their gaps, add up to the length of the line, or to what is left of it when finished ends are crossed off',
      'a line in which just as many cells are not blank as the clue asks for',
    ],
    seek: [
      'число 0',
      'числа, которые вместе с промежутками дают длину строки или того, что от неё осталось, если вычеркнуть готовые края',
      'строку, где непустых клеток ровно столько, сколько нужно закрасить',
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
    look: [
      'a line in which you have just filled a cell: count its filled cells',
      'small clues first: one filled cell finishes a 1',
    ],
    seek: [
      'строку, где вы только что закрасили клетку: сосчитайте закрашенные',
      'сначала короткие числа: единице хватает одной клетки',
    ],
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
    look: [
      'the largest numbers, and lines with many of them',
      'the spare cells: the length minus all blocks and gaps; with 3 to spare an 8 has 8 − 3 = 5 certain cells, a 3 none',
    ],
    seek: [
      'самые большие числа и строки, где чисел много',
      'свободный запас: длина минус все блоки и промежутки; при запасе 3 у блока 8 известны 8 − 3 = 5 клеток, а у блока 3 ни одной',
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
    look: [
      'a filled cell that is nearer to the edge or to a blank than its block is long',
      'a filled cell right at the edge or beside a blank: there the whole block begins',
    ],
    seek: [
      'закрашенную клетку, которая к краю или к пустой клетке ближе, чем длина её блока',
      'закрашенную клетку вплотную к краю или к пустой клетке: там начинается весь блок',
    ],
    english: `**Proves** filled cells and the blank that closes a block.

A filled cell near an edge (the end of the line, a blank, in coloured puzzles a cell that cannot have its colour) belongs to a block that
cannot cross the edge, so it reaches at least so far on the other side. A filled cell right at the edge begins its block, and if its
size is known, the cell behind it is not of its colour. A block that is complete is closed the same way.`,
    russian: `**Доказывает** закрашенные клетки и пустую клетку за блоком.

Закрашенная клетка у края (это конец строки, пустая клетка, а в цветных кроссвордах и клетка, где этого цвета быть не может) входит в блок,
который не может перейти край, поэтому в другую сторону он тянется хотя бы настолько. Клетка у самого края начинает блок, и если его
размер известен, клетка за ним пуста или хотя бы другого цвета. Так же закрывается и готовый блок.`,
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
    look: [
      'a line with one block and a filled cell of it',
      'two neighbouring blocks, each with a filled cell: what lies between their reaches',
      'the cells before the first block and after the last',
    ],
    seek: [
      'строку с одним блоком, в котором уже есть закрашенная клетка',
      'два соседних блока, у каждого есть закрашенная клетка: что лежит между ними и никому не доступно',
      'клетки перед первым блоком и после последнего',
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
    look: [
      'cells shut in between two blanks, or between a blank and the edge',
      'the smallest block that could lie there',
    ],
    seek: [
      'клетки, зажатые между пустыми или между пустой и краем',
      'самый маленький блок, который мог бы там стоять',
    ],
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
    look: [
      'two runs close together: can two different blocks hold them?',
      'one free cell between two runs: how long a run would it make?',
    ],
    seek: [
      'два отрезка рядом: могут ли это быть разные блоки?',
      'единственную свободную клетку между отрезками: какой длины отрезок получится, если её закрасить?',
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
    look: [
      'a blank that leaves a large block one side only',
      'blocks pushed to the beginning as far as they go, then to the end: what is the same both times?',
    ],
    seek: [
      'пустую клетку, после которой большому блоку остаётся только одна сторона',
      'блоки, сдвинутые до упора к началу, а потом к концу: что совпало?',
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
    look: [
      'a run as long as its number',
      'a run as long as the largest number of the clue: it cannot grow, whichever block it is',
    ],
    seek: [
      'отрезок такой же длины, как его число',
      'отрезок такой же длины, как самое большое число строки: он не может расти, чей бы он ни был',
    ],
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
    look: [
      'the first filled cell from an edge: a 3 whose first cell is the fourth, a 2 whose first cell is the third',
      'the same from the other end',
    ],
    seek: [
      'первую от края закрашенную клетку: у тройки она четвёртая, у двойки — третья',
      'то же с другого конца',
    ],
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
    look: [
      'lines with few unknown cells, where you can write down the two or three ways that are left',
      'a cell that, filled or blank, would leave the blocks of this line no room',
    ],
    seek: [
      'строки, где неизвестных клеток мало и можно выписать два-три оставшихся способа',
      'клетку, которую нельзя закрасить (или оставить пустой) так, чтобы всем блокам этой строки хватило места',
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
    look: [
      'a row and a column without a common colour',
      'a colour that the clue has once: how far can it be from its neighbours in the clue?',
      'cells between a block and the end of the line, where only later colours can follow',
    ],
    seek: [
      'строку и столбец без общего цвета',
      'цвет, который в строке один раз: как далеко он может быть от соседних блоков?',
      'клетки между блоком и концом строки: там могут стоять только следующие цвета',
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
    look: [
      'a border line with a single small block or few unknown cells',
      'a second line that has little room: what would the crossing blocks fill in it?',
    ],
    seek: [
      'крайнюю линию с одним небольшим блоком или с немногими неизвестными клетками',
      'тесную вторую линию: что закрасят в ней пересекающие блоки?',
    ],
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
    look: [
      'a block with two places left, or a cell on which much depends',
      'what both cases say of one and the same cell',
    ],
    seek: [
      'блок, которому осталось два места, или клетку, от которой многое зависит',
      'что оба случая говорят об одной и той же клетке',
    ],
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
    look: [
      'a cell whose lines both have little room',
      'the shortest way to a line that you know well: three or four lines are enough to keep in mind',
    ],
    seek: [
      'клетку, у которой тесны обе линии',
      'кратчайший путь к линии, которую вы хорошо знаете: больше трёх-четырёх линий в голове не удержать',
    ],
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
    look: [
      'nothing: a puzzle made for people does not need it, and a mistake is likelier; check what you have first',
    ],
    seek: [
      'ничего: кроссворду для людей это не нужно, скорее где-то ошибка; сначала проверьте, что уже отмечено',
    ],
    english: `**Proves** the opposite of what was supposed.

Where following a supposition leads to no contradiction by itself, further cells are supposed within it and refuted in turn. That is search, and no pleasure: a puzzle that
needs it is called *guess*.`,
    russian: `**Доказывает** противоположное предположению.

Если следствия сами не приводят к противоречию, внутри предположения делаются новые и опровергаются по очереди. Это уже перебор, а не удовольствие: кроссворд,
которому он нужен, получает оценку *guess*.`,
  },
];
