/**
 * Почему шаг верен, по-русски. Why a step on one line is right, in Russian: one phrase per kind of
 * facts, and the conclusion.
 */
import type { Anchor, BlockFact, LineFacts, Span } from '../step.js';
import type { Group } from './grouped.js';
import type { Speech } from './language.js';
import {
  clueIn,
  countOf,
  hasSeveralInks,
  hasSmaller,
  isColored,
  limitOf,
  rankOf,
} from './naming.js';
import { allFilled, exactFit } from './ru-counting.js';
import {
  blocksOf,
  blockText,
  clausesOf,
  clueText,
  colorForm,
  numberText,
  whichBlock,
} from './ru-phrases.js';
import { type Case, cellsIn, counted, crossing } from './ru-words.js';
import { isPlural, spanText } from './spans.js';

/** The facts of one kind. */
type Of<Kind extends LineFacts['kind']> = Extract<LineFacts, { readonly kind: Kind }>;

const CELLS = ['клетка', 'клетки', 'клеток'] as const;
const CELLS_ACCUSATIVE = ['клетку', 'клетки', 'клеток'] as const;
const CELLS_GENITIVE = ['клетки', 'клеток', 'клеток'] as const;

/** The reason with its numbers and the conclusion: at most two sentences. */
export function reasonOf(facts: LineFacts, groups: readonly Group[], speech: Speech): string {
  const { line } = speech;
  const row = line.kind === 'row';
  const so = clausesOf(groups, speech);
  const within = (span: Span): string => cellsIn('prepositional', [span], line);
  switch (facts.kind) {
    case 'no-blocks':
      return `блоков здесь нет (0), поэтому ${row ? 'вся строка пуста' : 'весь столбец пуст'}.`;
    case 'exact-fit':
      return `${exactFit(facts.blocks, facts.span, speech)}, поэтому ${so}.`;
    case 'all-left-filled':
      return `по числам нужно закрасить ${counted(facts.total, CELLS_ACCUSATIVE)}, и непустых осталось ровно столько, поэтому ${hasSeveralInks(speech) ? 'по порядку чисел ' : ''}${so}.`;
    case 'all-filled':
      return `${allFilled(facts.total)}, поэтому ${so}.`;
    case 'overlap': {
      const fits = `${whichBlock(facts.block, speech)} помещается только в ${within(facts.within)}`;
      return covering(`${roomForOthers(facts.block, speech)}${fits}`, facts.span, groups, speech);
    }
    case 'forcing-fill':
      return forcingFill(facts, so, groups, speech);
    case 'glue':
      return glue(facts, so, speech);
    case 'unreachable':
      return unreachable(facts, so, speech);
    case 'forcing-blank':
      return forcingBlank(facts, so, speech);
    case 'gap-too-small':
      return gapTooSmall(facts, so, speech);
    case 'joining':
      return `${cellsIn('nominative', [facts.left, facts.right], line)} могут входить только в один и тот же блок (${numberText(facts.block, speech)}), поэтому ${so}.`;
    case 'splitting':
      return splitting(facts, so, speech);
    case 'punctuating':
      return facts.only
        ? `${blockText(facts.block, speech)} целиком стоит в ${within(facts.run)}, поэтому ${so}.`
        : `в ${within(facts.run)} может стоять только ${blockText(facts.block, speech).replace('блок', 'блок длины')}, значит, он здесь целиком: ${so}.`;
    case 'mercury':
      return mercury(facts, so, speech);
    case 'whole-line':
      return wholeLine(facts.ways, so, speech);
    case 'no-common-color': {
      const spans = groups.flatMap((group) => group.spans);
      return `у ${row ? 'этой строки' : 'этого столбца'} и ${cellsIn('genitive', spans, line)} нет общих цветов, поэтому ${so}.`;
    }
    case 'color-reach':
      return facts.spans.length === 0
        ? `${blocksOf(facts.color, 'plural-genitive', speech)} здесь нет, поэтому ${so}.`
        : `${blocksOf(facts.color, 'plural', speech)} помещаются только в ${cellsIn('prepositional', facts.spans, line)}, поэтому ${so}.`;
  }
}

/** "с учётом блока 3 ": where a block has to share the line. */
function roomForOthers({ index }: BlockFact, speech: Speech): string {
  const others = [...clueIn(speech).entries()].filter(([k]) => k !== index);
  const [other, another] = others;
  if (other === undefined) return '';
  if (another !== undefined) return 'с учётом остальных блоков ';
  const fact = { index: other[0], ...other[1] };
  const alike = rankOf(fact, speech).of > 1 ? 'другого ' : '';
  return `с учётом ${alike}${blockText(fact, speech, 'genitive')} `;
}

/** "…, поэтому столбцы 4–6 закрашены при любом положении." */
function covering(why: string, span: Span, groups: readonly Group[], speech: Speech): string {
  const so = clausesOf(groups, speech);
  const spans = groups.flatMap((group) => group.spans);
  if (spans.map(spanText).join() === spanText(span)) {
    return `${why}, поэтому ${so} при любом положении.`;
  }
  const covered = cellsIn('accusative', [span], speech.line);
  return `${why} и при любом положении закрывает ${covered}, поэтому ${so}.`;
}

/** What known cells leave of a line; in a coloured puzzle a cell has a colour of both its lines. */
function given(speech: Speech): string {
  return `с учётом известных клеток${isColored(speech) ? ' и цветов' : ''}`;
}

function forcingFill(
  { block, within, span }: Of<'forcing-fill'>,
  so: string,
  groups: readonly Group[],
  speech: Speech,
): string {
  const where = cellsIn('prepositional', [within], speech.line);
  const fits = `${whichBlock(block, speech)} помещается только в ${where}`;
  if (within.to - within.from + 1 === block.size) {
    return `${isColored(speech) ? `${given(speech)} ` : ''}${fits}, поэтому ${so}.`;
  }
  return covering(`${given(speech)} ${fits}`, span, groups, speech);
}

function glue(facts: Of<'glue'>, so: string, speech: Speech): string {
  const { run, edge, block, only, closed, filled } = facts;
  const one = (form: Case, at: number): string =>
    cellsIn(form, [{ from: at, to: at }], speech.line);
  const where = cellsIn('prepositional', [run], speech.line);
  if (closed !== undefined && filled === undefined) {
    return `${blockText(block, speech)} целиком стоит в ${where}, поэтому ${so}.`;
  }
  const forward = facts.side === 'before';
  const name = only
    ? `${blockText(block, speech)} в ${where}`
    : `блок в ${where} не короче ${counted(block.size, CELLS_GENITIVE)} и`;
  const because = facts.beyond === 'end' ? '' : beyondEdge(facts, speech);
  if (closed !== undefined) {
    const begins = forward ? 'начинается' : 'заканчивается';
    const there = facts.beyond === 'end' ? `${begins} у самого края` : `там и ${begins}`;
    return `${name} ${there}${because}, поэтому ${so}.`;
  }
  const [before, after] = speech.line.kind === 'row' ? ['левее', 'правее'] : ['выше', 'ниже'];
  const goes = forward ? `начаться ${before}` : `закончиться ${after}`;
  const to = filled === undefined ? edge : forward ? filled.to : filled.from;
  const reaches = `доходит хотя бы до ${one('genitive', to)}: ${so}`;
  if (facts.beyond === 'end') return `${name} не может выйти за край, поэтому ${reaches}.`;
  return `${name} не может ${goes} ${one('genitive', edge)}${because}, и ${reaches}.`;
}

/** ", так как столбец 1 пуст": what is beyond the edge of a block. */
function beyondEdge({ side, edge, beyond, block }: Of<'glue'>, speech: Speech): string {
  const at = edge + (side === 'before' ? -1 : 1);
  const blank = beyond === 'blank';
  const group = {
    spans: [{ from: at, to: at }],
    color: blank ? 0 : -1,
    lost: blank ? [] : [block.color],
  };
  return `, так как ${clausesOf([group], speech)}`;
}

function unreachable(facts: Of<'unreachable'>, so: string, speech: Speech): string {
  const at = (span: Span): string => cellsIn('accusative', [span], speech.line);
  if (facts.only !== undefined) {
    const { block, within, via } = facts.only;
    const name = blockText(block, speech);
    const who = clueIn(speech).length === 1 ? name : `незаконченным остался только ${name}: он`;
    const covers = via === undefined ? '' : `закрывает ${at(via)} и `;
    return `${who} ${covers}не может выйти за ${at(within)}, поэтому ${so}.`;
  }
  const { before, after } = facts;
  const parts: string[] = [];
  if (before !== undefined) {
    const last = before.block.index === clueIn(speech).length - 1;
    const which = after === undefined && last ? 'последний' : '';
    parts.push(reach(before, 'before', which, speech));
    if (after === undefined && !last) parts.push('все следующие блоки закончены');
  }
  if (after !== undefined) {
    const first = after.block.index === 0;
    const which = before === undefined ? (first ? 'первый' : '') : 'следующий';
    parts.push(reach(after, 'after', which, speech));
    if (before === undefined && !first) parts.push('все предыдущие блоки закончены');
  }
  return `${parts.join(', а ')}, поэтому ${so}.`;
}

/** "блок 5 закрывает столбец 14 и заканчивается не дальше столбца 18": how far it goes, and why. */
function reach(anchor: Anchor, side: 'before' | 'after', which: string, speech: Speech): string {
  const { block } = anchor;
  const name =
    which === '' ? whichBlock(block, speech) : `${which} блок (${numberText(block, speech)})`;
  const limit = limitOf(anchor, side);
  if (limit.by === 'complete') {
    return `${name} стоит в ${cellsIn('prepositional', [limit.via], speech.line)}`;
  }
  const goes = goesTo(anchor, side, speech);
  if (limit.by === 'tied') {
    return `${name} закрывает ${cellsIn('accusative', [limit.via], speech.line)} и ${goes}`;
  }
  const last = block.index === clueIn(speech).length - 1;
  if (side === 'before') return last ? `${name} ${goes}` : `${name} с учётом следующих ${goes}`;
  return block.index === 0 ? `${name} ${goes}` : `${name} с учётом предыдущих ${goes}`;
}

function goesTo({ within }: Anchor, side: 'before' | 'after', speech: Speech): string {
  const at = side === 'before' ? within.to : within.from;
  const where = cellsIn('genitive', [{ from: at, to: at }], speech.line);
  return side === 'before' ? `заканчивается не дальше ${where}` : `начинается не раньше ${where}`;
}

function forcingBlank({ before, after }: Of<'forcing-blank'>, so: string, speech: Speech): string {
  const parts: string[] = [];
  if (before !== undefined) {
    const name =
      after === undefined
        ? `последний блок (${numberText(before.block, speech)})`
        : whichBlock(before.block, speech);
    parts.push(`${name} ${goesTo(before, 'before', speech)}`);
  }
  if (after !== undefined) {
    const which = before === undefined ? 'первый' : 'следующий';
    parts.push(
      `${which} блок (${numberText(after.block, speech)}) ${goesTo(after, 'after', speech)}`,
    );
  }
  return `${given(speech)} ${parts.join(', а ')}, поэтому ${so}.`;
}

function gapTooSmall({ span, block }: Of<'gap-too-small'>, so: string, speech: Speech): string {
  const { line } = speech;
  const smaller = hasSmaller(block, speech);
  const color = isColored(speech) ? `${colorForm(block.color, 'plural-genitive', speech)} ` : '';
  const even = countOf(block, speech) > 1 && !smaller ? 'даже ' : '';
  const others = smaller ? `, а меньших ${color}блоков здесь быть не может` : '';
  const size = span.to - span.from + 1;
  const gap = hasSeveralInks(speech)
    ? `между клетками, которые не могут быть ${colorForm(block.color, 'plural-instrumental', speech)}, есть только ${cellsIn('nominative', [span], line)}`
    : `отрезок в ${cellsIn('prepositional', [span], line)} — всего ${counted(size, CELLS)}`;
  return `${gap}, и ${even}${blockText(block, speech)} туда не помещается${others}, поэтому ${so}.`;
}

function splitting({ at, length, longest }: Of<'splitting'>, so: string, speech: Speech): string {
  const span = [{ from: at, to: at }];
  if (longest === undefined) {
    return `ни один блок не может закрыть клетки по обе стороны от ${cellsIn('genitive', span, speech.line)}, поэтому ${so}.`;
  }
  const form = crossing(speech.line) === 'row' ? 'feminine-instrumental' : 'instrumental';
  const filling = isColored(speech)
    ? `если ${cellsIn('nominative', span, speech.line)} будет ${colorForm(longest.color, form, speech)}`
    : `если закрасить ${cellsIn('accusative', span, speech.line)}`;
  return `${filling}, получится ${counted(length, CELLS)} подряд, а самый длинный подходящий блок — ${numberText(longest, speech)}, поэтому ${so}.`;
}

function mercury({ run, block, edge }: Of<'mercury'>, so: string, speech: Speech): string {
  const row = speech.line.kind === 'row';
  const first = edge < run.from;
  const outside = first ? { from: edge, to: run.from - 1 } : { from: run.to + 1, to: edge };
  const side = first ? (row ? 'левее' : 'выше') : row ? 'правее' : 'ниже';
  const it = isPlural([run]) ? 'ним' : crossing(speech.line) === 'row' ? 'ней' : 'нему';
  const room = `${side} ${cellsIn('genitive', [run], speech.line)} есть только ${cellsIn('nominative', [outside], speech.line)}`;
  const at = first ? run.to - block.size + 1 : run.from + block.size - 1;
  const goes = goesTo({ block, within: { from: at, to: at } }, first ? 'after' : 'before', speech);
  const lies =
    run.to - run.from + 1 === block.size
      ? `стоит в ${cellsIn('prepositional', [run], speech.line)}`
      : `закрывает ${cellsIn('accusative', [run], speech.line)} и ${goes}`;
  return `${room}, где ${whichBlock(block, speech)} стоял бы вплотную к ${it}, поэтому он ${lies}: ${so}.`;
}

function wholeLine(ways: number, so: string, speech: Speech): string {
  const clue = clueText(speech, 'nominative');
  const place = clueIn(speech).length === 1 ? 'можно поставить' : 'можно расставить';
  const known = `${clue} ${given(speech)} ${place}`;
  if (ways === 1) return `${known} только одним способом, поэтому ${so}.`;
  const number = Number.isFinite(ways)
    ? counted(ways, ['способом', 'способами', 'способами'])
    : 'очень многими способами';
  return `${known} ${number}, и при каждом ${so}.`;
}
