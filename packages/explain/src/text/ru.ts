/**
 * Объяснения по-русски. Explanations in Russian.
 */
import { type Color, clueAt, UNKNOWN } from '@nonokit/core';
import type { Anchor, BlockFact, LineFacts, Span, TechniqueId } from '../step.js';
import { byLine, type Group, groupsOf } from './grouped.js';
import type { Language, Speech } from './language.js';
import {
  agreeing,
  byCount,
  cellsIn,
  colorAdjective,
  counted,
  crossing,
  type Form,
  lineIn,
} from './ru-words.js';
import { isPlural, listText, spanText } from './spans.js';

const TECHNIQUES: Readonly<Record<TechniqueId, string>> = {
  'complete-line': 'заполняется полностью',
  'finished-line': 'все блоки стоят',
  overlap: 'внахлёст',
  glue: 'отталкивание от края',
  unreachable: 'недостижимые клетки',
  'gap-too-small': 'число не помещается',
  'joining-splitting': 'соединение',
  forcing: 'вытеснение',
  punctuating: 'ограничение блока',
  mercury: '«ртуть»',
  'whole-line': 'перебор положений',
  'color-logic': 'согласование цветов',
  'edge-logic': 'краевая логика',
  'two-way': 'в обоих случаях',
  contradiction: 'от противного',
  nested: 'вложенное предположение',
};

const CELLS = ['клетка', 'клетки', 'клеток'] as const;
const FILLED = { masculine: 'закрашен', feminine: 'закрашена', plural: 'закрашены' };
const BLANK_WORDS = { masculine: 'пуст', feminine: 'пуста', plural: 'пусты' };

/** The phrases in Russian. */
export const russian: Language = {
  technique: ({ technique, facts }) =>
    facts.kind === 'splitting' ? 'разделение' : TECHNIQUES[technique],
  line: ({ kind, index }) => `${kind === 'row' ? 'Строка' : 'Столбец'} ${index + 1}`,
  reason: (facts, conclusions, speech) => {
    const so = russian.conclusion(conclusions, speech);
    return reasonOf(facts, so, speech, groupsOf(conclusions, speech.line));
  },
  conclusion: (conclusions, speech) =>
    listText(
      groupsOf(conclusions, speech.line).map((group) => clauseOf(group, speech)),
      'а',
    ).replace(/ а (?=стро|столб|в )/g, ', а '),
  conclusionAnywhere: (conclusions, speech) =>
    listText(
      byLine(conclusions).map(({ line, conclusions: own }) => {
        return `в ${lineIn('prepositional', line)} ${russian.conclusion(own, { ...speech, line })}`;
      }),
      'и',
    ),
  suppose: ({ row, column, color, not }, speech) =>
    `допустим, клетка в строке ${row + 1}, столбце ${column + 1} ${not ? 'не ' : ''}${cellLooks(color, speech)}.`,
  bothCases: ({ row, column, color }, speech) =>
    `${color === 0 ? 'пуста' : cellLooks(color, speech)} клетка в строке ${row + 1}, столбце ${column + 1} или нет, следует одно и то же.`,
  caseHead: ({ color, not }, speech) => `Если ${not ? 'не ' : ''}${cellLooks(color, speech)}:`,
  follows: (conclusions, speech) => `тогда ${russian.conclusion(conclusions, speech)}.`,
  fitsNowhere: (speech) => `тогда для ${blocksText(speech)} не остаётся места.`,
  innerRefuted: ({ row, column, color, not }, conclusions, speech) =>
    `клетка в строке ${row + 1}, столбце ${column + 1} не может быть ${not ? 'никакой, кроме: ' : ''}${cellLooks(color, speech)}, как видно дальше; значит, ${russian.conclusionAnywhere(conclusions, speech)}.`,
  so: (conclusions, speech) => `Значит, ${russian.conclusionAnywhere(conclusions, speech)}.`,
};

function reasonOf(facts: LineFacts, so: string, speech: Speech, groups: readonly Group[]): string {
  const { line } = speech;
  const at = (...spans: readonly Span[]): string => cellsIn('nominative', spans, line);
  const within = (span: Span): string => cellsIn('prepositional', [span], line);
  const name = (block: BlockFact): string => blockText(block, speech);
  switch (facts.kind) {
    case 'no-blocks':
      return line.kind === 'row'
        ? 'блоков нет (0), поэтому вся строка пуста.'
        : 'блоков нет (0), поэтому весь столбец пуст.';
    case 'exact-fit':
      return `${exactFit(facts, speech)}, поэтому ${so}.`;
    case 'all-left-filled':
      return `${byCount(facts.total, ['должна быть закрашена', 'должны быть закрашены', 'должно быть закрашено'])} ${counted(facts.total, CELLS)}, и ровно столько не пустует, поэтому ${so}.`;
    case 'all-filled':
      return `${byCount(facts.total, ['закрашена', 'закрашены', 'закрашено'])} ${counted(facts.total, CELLS)} из ${facts.total}, поэтому ${so}.`;
    case 'overlap':
      return covering(
        `${name(facts.block)} помещается только в ${within(facts.within)}`,
        facts.span,
        groups,
        speech,
      );
    case 'forcing-fill': {
      if (facts.within.to - facts.within.from + 1 === facts.block.size) {
        return `${name(facts.block)} помещается только в ${within(facts.within)}, поэтому ${so}.`;
      }
      const why = `с учётом известных клеток ${name(facts.block)} помещается только в ${within(facts.within)}`;
      return covering(why, facts.span, groups, speech);
    }
    case 'glue':
      return glue(facts, so, speech);
    case 'unreachable':
      if (facts.only !== undefined) {
        const { block, within: reach, via } = facts.only;
        const covers = via === undefined ? '' : `закрывает ${accusative(via, speech)} и `;
        return `${name(block)} ${covers}не выходит за ${accusative(reach, speech)}, поэтому ${so}.`;
      }
      return `${between(facts.before, facts.after, speech)}, поэтому ${so}.`;
    case 'forcing-blank':
      return `с учётом известных клеток ${between(facts.before, facts.after, speech)}, поэтому ${so}.`;
    case 'gap-too-small': {
      const size = facts.span.to - facts.span.from + 1;
      const free = byCount(size, ['свободна', 'свободны', 'свободно']);
      return `в ${within(facts.span)} ${free} только ${counted(size, CELLS)}, а самый маленький блок, который мог бы там стоять, — ${numberText(facts.block, speech)}, поэтому ${so}.`;
    }
    case 'joining':
      return `${at(facts.left, facts.right)} принадлежат одному блоку, это ${name(facts.block)}, поэтому ${so}.`;
    case 'splitting': {
      const here = cellsIn('genitive', [{ from: facts.at, to: facts.at }], line);
      return facts.longest === undefined
        ? `ни один блок не может занять клетки по обе стороны от ${here}, поэтому ${so}.`
        : `если закрасить ${accusative({ from: facts.at, to: facts.at }, speech)}, получится ${counted(facts.length, CELLS)} подряд, а самый длинный подходящий блок — ${numberText(facts.longest, speech)}, поэтому ${so}.`;
    }
    case 'punctuating':
      return facts.only
        ? `${name(facts.block)} целиком стоит в ${within(facts.run)}, поэтому ${so}.`
        : `в ${within(facts.run)} может стоять только блок из ${counted(facts.block.size, ['клетки', 'клеток', 'клеток'])}, он закончен, поэтому ${so}.`;
    case 'mercury':
      return `${name(facts.block)} не встанет между краем и ${isPlural([facts.run]) ? 'закрашенными клетками' : 'закрашенной клеткой'}, не касаясь ${isPlural([facts.run]) ? 'их' : 'её'}, поэтому он проходит через ${accusative(facts.run, speech)}, и ${so}.`;
    case 'whole-line':
      return wholeLine(facts.ways, so, speech);
    case 'no-common-color':
      return `у ${blocksText(speech)} нет общих цветов с пересекающими ${crossing(line) === 'row' ? 'строками' : 'столбцами'}, поэтому ${so}.`;
    case 'color-reach': {
      const spans = facts.spans;
      if (spans.length === 0)
        return `${colorForm(facts.color, 'genitive', speech)} цвета здесь нет, поэтому ${so}.`;
      return `${colorForm(facts.color, 'plural', speech)} блоки помещаются только в ${cellsIn('prepositional', spans, line)}, поэтому ${so}.`;
    }
  }
}

function exactFit(facts: LineFacts & { readonly kind: 'exact-fit' }, speech: Speech): string {
  const { blocks, span } = facts;
  const length = span.to - span.from + 1;
  const where = cellsIn('nominative', [span], speech.line);
  const [first] = blocks;
  if (blocks.length === 1 && first !== undefined) {
    const left = isPlural([span])
      ? 'остались только'
      : crossing(speech.line) === 'row'
        ? 'осталась только'
        : 'остался только';
    const to =
      speech.puzzle.palette.length === 2
        ? `блоку ${first.size}`
        : `блоку (${numberText(first, speech)})`;
    return `${to} ${left} ${where}`;
  }
  const gaps = length - blocks.reduce((sum, { size }) => sum + size, 0);
  const withGaps = gaps === 0 ? '' : gaps === 1 ? ' с промежутком' : ' с промежутками';
  const names = listText(
    blocks.map((block) => numberText(block, speech)),
    'и',
  );
  return `блоки ${names}${withGaps} занимают ${counted(length, ['клетку', 'клетки', 'клеток'])} — ровно ${where}`;
}

/** "…, поэтому столбцы 4–6 закрашены при любом положении." */
function covering(why: string, span: Span, groups: readonly Group[], speech: Speech): string {
  const [group] = groups;
  if (group === undefined) return `${why}.`;
  const clause = clauseOf(group, speech);
  const all = group.spans.length === 1 && spanText(group.spans[0] as Span) === spanText(span);
  if (all) return `${why}, поэтому ${clause} при любом положении.`;
  const covered = cellsIn('nominative', [span], speech.line).replace(/^строка /, 'строку ');
  return `${why} и при любом положении закрывает ${covered}, поэтому ${clause}.`;
}

function glue(facts: LineFacts & { readonly kind: 'glue' }, so: string, speech: Speech): string {
  const { run, edge, block, only, closed, filled } = facts;
  const { line } = speech;
  const genitive = (place: number): string =>
    cellsIn('genitive', [{ from: place, to: place }], line);
  const forward = facts.side === 'before';
  const where = cellsIn('prepositional', [run], line);
  const name = only
    ? `${blockText(block, speech)} в ${where}`
    : `блок в ${where} не короче ${counted(block.size, ['клетки', 'клеток', 'клеток'])} и`;
  if (closed !== undefined) {
    const begins = forward ? 'начинается' : 'кончается';
    if (facts.beyond === 'end') return `${name} ${begins} у самого края, поэтому ${so}.`;
    const beyond = edge + (forward ? -1 : 1);
    const place = [{ from: beyond, to: beyond }];
    const outside =
      facts.beyond === 'blank'
        ? `${cellsIn('nominative', place, line)} ${agreeing(BLANK_WORDS, place, line)}`
        : `в ${cellsIn('prepositional', place, line)} этого цвета нет`;
    return `${name} там и ${begins}, так как ${outside}, поэтому ${so}.`;
  }
  const sides = line.kind === 'row' ? ['левее', 'правее'] : ['выше', 'ниже'];
  const to = filled === undefined ? edge : forward ? filled.to : filled.from;
  const beyond = forward
    ? `не может начаться ${sides[0]} ${genitive(edge)}`
    : `не может кончиться ${sides[1]} ${genitive(edge)}`;
  return `${name} ${beyond}, значит, доходит хотя бы до ${genitive(to)}: ${so}.`;
}

function between(before: Anchor | undefined, after: Anchor | undefined, speech: Speech): string {
  const genitive = (place: number): string =>
    cellsIn('genitive', [{ from: place, to: place }], speech.line);
  const named = ({ block }: Anchor, which: string): string =>
    `${which} блок (${numberText(block, speech)})`;
  const parts: string[] = [];
  if (before !== undefined) {
    const block =
      after === undefined ? named(before, 'последний') : blockText(before.block, speech);
    parts.push(`${block} кончается не дальше ${genitive(before.within.to)}`);
  }
  if (after !== undefined) {
    const block = named(after, before === undefined ? 'первый' : 'следующий');
    parts.push(`${block} начинается не раньше ${genitive(after.within.from)}`);
  }
  return parts.join(', а ');
}

function wholeLine(ways: number, so: string, speech: Speech): string {
  const clue = blocksText(speech);
  if (ways === 1) return `для ${clue} при известных клетках остался один способ, поэтому ${so}.`;
  const number = Number.isFinite(ways)
    ? counted(ways, ['способ', 'способа', 'способов'])
    : 'очень много способов';
  return `для ${clue} при известных клетках есть ${number}, и во всех ${so}.`;
}

function clauseOf({ spans, color, lost }: Group, speech: Speech): string {
  const { line, puzzle } = speech;
  const where = cellsIn('nominative', spans, line);
  if (color === 0) return `${where} ${agreeing(BLANK_WORDS, spans, line)}`;
  if (color !== UNKNOWN && puzzle.palette.length === 2)
    return `${where} ${agreeing(FILLED, spans, line)}`;
  if (color !== UNKNOWN) {
    const form = isPlural(spans) ? 'plural' : crossing(line) === 'row' ? 'feminine' : 'masculine';
    return `${where} ${colorForm(color, form, speech)}`;
  }
  const inside = cellsIn('prepositional', spans, line);
  if (lost.length === 1 && lost[0] === 0)
    return `${where} не ${agreeing(BLANK_WORDS, spans, line)}`;
  const names = lost.map((c) => (c === 0 ? 'пустого' : colorForm(c, 'genitive', speech)));
  return `в ${inside} нет ${listText(names, 'и')}`;
}

/** "блок 6", "красный блок 6". */
function blockText(block: BlockFact, speech: Speech): string {
  if (speech.puzzle.palette.length === 2) return `блок ${block.size}`;
  const word = speech.colors[block.color];
  if (word !== undefined && 'rgb' in word) return `блок ${block.size} цвета ${word.rgb}`;
  return `${colorForm(block.color, 'masculine', speech)} блок ${block.size}`;
}

/** "6", "красный 6". */
function numberText(block: BlockFact, speech: Speech): string {
  if (speech.puzzle.palette.length === 2) return `${block.size}`;
  return blockText(block, speech).replace('блок ', '');
}

/** "блоков 3, 1". */
function blocksText(speech: Speech): string {
  const blocks = clueAt(speech.puzzle, speech.line);
  const names = blocks.map((block, index) => numberText({ ...block, index }, speech));
  return `${names.length === 1 ? 'блока' : 'блоков'} ${names.join(', ')}`;
}

function accusative(span: Span, { line }: Speech): string {
  return cellsIn('nominative', [span], line).replace(/^строка /, 'строку ');
}

/** What a cell is, in the feminine: "закрашена", "пуста", "красная". */
function cellLooks(color: Color, speech: Speech): string {
  if (color === 0) return 'пуста';
  return speech.puzzle.palette.length === 2 ? 'закрашена' : colorForm(color, 'feminine', speech);
}

function colorForm(color: Color, form: Form, { colors }: Speech): string {
  const word = colors[color];
  if (word === undefined) return `цвета ${color}`;
  return 'rgb' in word ? `цвета ${word.rgb}` : colorAdjective(word.basic, word.shade, form);
}
