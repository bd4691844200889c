/** Texts of the pages that teach, in Russian. */
import type { LearnWords } from '../en/learn.js';

const CELLS = { one: 'клетка', few: 'клетки', many: 'клеток', other: 'клетки' } as const;
const RULES = new Intl.PluralRules('ru');

function counted(count: number, forms: Partial<Record<Intl.LDMLPluralRule, string>>): string {
  return `${count} ${forms[RULES.select(count)] ?? forms.other ?? ''}`;
}

export const LEARN_RU: LearnWords = {
  title: 'Учиться',
  description:
    'Шестнадцать приёмов решения японских кроссвордов: рисунок, объяснение, упражнение; курс из тридцати кроссвордов.',
  lead: 'Как решать, не угадывая: приёмы один за другим, кроссворды по порядку и упражнения.',
  techniques: 'Приёмы',
  allTechniques: 'Все приёмы',
  learnMenu: 'Приёмы',
  technique: (number, level) => `Приём ${number} · уровень ${level}`,
  level: (level) => `уровень ${level}`,
  levels: {
    1: 'Счёт',
    2: 'Сочетание',
    3: 'Строка целиком',
    4: 'Небольшое предположение',
    5: 'Предположение',
    6: 'Предположения внутри предположений',
  },
  done: 'пройдено',
  lookFor: 'Ищите',
  alsoCalled: (name) => `Другое название: ${name}.`,
  first: {
    title: 'Первый кроссворд',
    text: 'Вы здесь впервые? За минуту научитесь всем ходам, играя.',
    start: 'Начать',
  },
  course: {
    title: 'Курс',
    text: 'Тридцать небольших кроссвордов по порядку. В каждом есть что-то новое.',
    start: 'Начать курс',
    goOn: 'Продолжить курс',
    again: 'Открыть курс',
    progress: (done, all) => `Решено ${done} из ${all}`,
  },
  practice: 'Упражняться в этом приёме',
  practiceText: 'Строки из настоящих кроссвордов, где следующий шаг — этот приём.',
  before: 'до шага',
  so: 'итог',
  leftmost: 'левее всего',
  rightmost: 'правее всего',
  slideBlock: (size) => `Двигайте ${size}`,
  slideBlocks: 'Двигайте блоки',
  slideSteps: 'Шаг за шагом',
  way: (way, all) => `Способ ${way} из ${all}`,
  legend: { premise: 'на чём основано', conclusion: 'что следует', supposed: 'предположение' },
  spare: (length, size) =>
    `Сколько клеток? Блок ${size} лежит в ${counted(length, { one: 'клетке', other: 'клетках' })}, запас ${length} − ${size} = ${length - size}. У каждого блока длиннее запаса есть сердцевина:`,
  core: (length, size) => `${size} − ${length - size} = ${counted(size - (length - size), CELLS)}.`,
  drawing: (clue, before, after) =>
    `Строка с числами ${clue}. До шага: ${before}. После: ${after}.`,
  cells: { unknown: 'не отмечено', blank: 'крестик', filled: 'закрашено' },
  inks: ['красный', 'синий', 'жёлтый'],
  task: {
    title: 'Теперь вы',
    say: (name) => `Отметьте всё, что доказывает приём «${name}», и ничего больше.`,
    sayBoard: (name) => `Здесь возможен один шаг приёмом «${name}». Найдите его.`,
    sayColor: 'Поставьте крестик везде, где цвета строки и столбца исключают любой цвет.',
    fill: 'Закрасить',
    cross: 'Крестик',
    erase: 'Стереть',
    tool: 'Инструмент',
    rows: (done, all) => `${done} из ${all} строк`,
    boards: (done, all) => `${done} из ${all}`,
    row: (row) => `Строка ${row}`,
    cell: (row, column, state) => `Строка ${row}, столбец ${column}, ${state}`,
    clue: (clue) => `числа ${clue}`,
    rightSpare: (row, length, need, count) =>
      `Строка ${row}: верно, запас ${length} − ${need} = ${length - need}, поэтому ${RULES.select(count) === 'one' ? 'известна' : 'известны'} ${counted(count, CELLS)}.`,
    rightOneWay: (row) => `Строка ${row}: верно, блоки можно расставить только одним способом.`,
    right: (row, ways, count) =>
      `Строка ${row}: верно. ${ways === '2' ? 'Оба способа' : `Все способы (${ways})`} расставить блоки дают здесь одно и то же: ${counted(count, CELLS)}.`,
    rightBoard: 'Верно.',
    tryRow: (row) => `Теперь строка ${row}.`,
    nextBoard: 'Следующее поле',
    all: 'Это всё. Отлично.',
    soFar: (row) => `Строка ${row}: пока всё верно.`,
    given: (row, column) => `Строка ${row}, столбец ${column}: это было известно с самого начала.`,
    undecided: (row, column, one, other) =>
      `Строка ${row}, столбец ${column}: это ещё не доказано. Если ${one}, клетка закрашена, а если ${other}, то нет.`,
    undecidedColor: (row, column, one, other) =>
      `Строка ${row}, столбец ${column}: это ещё не доказано. Возможно и так (${one}), и так (${other}).`,
    blocksIn: (spans, count) => `${count === 1 ? 'блок занимает' : 'блоки занимают'} ${spans}`,
    columns: (text, count) => `${count === 1 ? 'столбец' : 'столбцы'} ${text}`,
    noBlocks: 'блока там нет',
    opposite: (row, column, state) =>
      `Строка ${row}, столбец ${column}: клетка известна, но в ней ${state}. Иначе блоки не расставить.`,
    other: (row, column, name) =>
      `Строка ${row}, столбец ${column}: верно, но это доказывает другой приём, «${name}». Пока оставьте её.`,
    notHere: (row, column) =>
      `Строка ${row}, столбец ${column}: этот шаг решает не эту клетку. Верните её и посмотрите ещё раз.`,
    wrongBoard: (row, column) =>
      `Строка ${row}, столбец ${column}: место верное. Предположите, что это так, и проследите:`,
    wrongColor: (row, column) =>
      `Строка ${row}, столбец ${column}: цвета этого не исключают. Сравните числа строки и столбца.`,
    takeBack: 'Вернуть',
    show: 'Показать',
    showCells: (row, cells) => `Строка ${row}: посмотрите на ${cells}.`,
    again: 'Ещё раз',
    needsScript:
      'Чтобы попробовать прямо здесь, разрешите скрипты. Примеры выше можно читать и без них.',
    keys: 'Стрелки — ход, пробел — закрасить, X — крестик, Backspace — стереть.',
  },
  practise: {
    title: (name) => `Упражнения: ${name}`,
    description: (name) => `Строки из настоящих кроссвордов для приёма «${name}».`,
    lead: (name) =>
      `Строки взяты из кроссвордов этого сайта в тот момент, когда следующий шаг — «${name}». Картинки по ним не узнать.`,
    leadBoards: (name) => `Положения, в которых следующий шаг — «${name}».`,
    back: (name) => `К приёму «${name}»`,
  },
  courseList: {
    title: 'Курс',
    description:
      'Тридцать небольших японских кроссвордов по порядку: от первого «внахлёст» до цепочек рассуждений.',
    step: (number) => `Кроссворд ${number}`,
    size: (width, height) => `${width} × ${height}`,
    colored: 'цветной',
    solved: 'решён',
    introduces: 'Новое',
  },
  lesson: {
    title: (number) => `Курс, кроссворд ${number}`,
    description: (number) => `Кроссворд ${number} курса: на что смотреть, и поле.`,
    step: (number, all) => `Курс · кроссворд ${number} из ${all}`,
    look: 'На что смотреть',
    technique: (name) => `Подробнее о приёме «${name}»`,
    solved: 'Решено',
    next: 'Следующий кроссворд',
    previous: 'Предыдущий кроссворд',
    toCourse: 'Курс',
    inPlayer: 'Открыть в игре, с подсказками',
    again: 'Начать сначала',
    undo: 'Отменить',
    redo: 'Вернуть',
    finished: 'Это был последний. Теперь вы знаете всё.',
    clues: 'Числа этого кроссворда',
    rows: 'Строки',
    columns: 'Столбцы',
  },
  back: 'Все приёмы',
};
