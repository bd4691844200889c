/**
 * Explanations in Japanese: names, headings and the phrases of chains; the reasons on one line are
 * in `reasons.ts`.
 */
import type { TechniqueId } from '../../facts.js';
import type { StepPart } from '../../step.js';
import { byLine, groupConclusions } from '../grouped.js';
import type { Language, Speech } from '../language.js';
import { toSpans } from '../spans.js';
import { conflictText, shortReason } from './links.js';
import { joinReasons } from './phrases.js';
import { writeReason } from './reasons.js';
import { clueText, lineName, looks, placesText, writeClauses } from './words.js';

const TECHNIQUES: Readonly<Record<TechniqueId, string>> = {
  'complete-line': '全マス確定',
  'finished-line': 'ライン完成',
  overlap: '重なり',
  glue: '端から伸ばす',
  closing: 'ブロックを閉じる',
  'near-edge': '端の近く',
  unreachable: '届かないマス',
  'gap-too-small': '狭いすき間',
  'joining-splitting': 'つなぐ',
  forcing: '押し寄せ',
  punctuating: '両端を閉じる',
  mercury: '端から離れる',
  'whole-line': '全パターン',
  'color-logic': '色の推理',
  'edge-logic': '外周の推理',
  'two-way': '場合分け',
  contradiction: '背理法',
  nested: '入れ子の背理法',
};

/** The phrases in Japanese. */
export const japanese: Language = {
  colon: '：',
  stop: '。',
  // sentences end as they do alone, and no space stands between them
  semicolon: '。',
  gap: '',
  technique: ({ technique, facts }) =>
    facts.kind === 'splitting' ? '分ける' : TECHNIQUES[technique],
  line: lineName,
  heading: (line, technique) => `${line}・${technique}`,
  lines: (lines) => {
    const spans = toSpans(lines.map(({ index }) => index));
    return `${placesText(spans)}${lines[0]?.kind === 'row' ? '行目' : '列目'}`;
  },
  reason: (facts, conclusions, speech) =>
    writeReason(facts, groupConclusions(conclusions, speech.line), speech, true),
  reasons: writeReasons,
  conclusion: (conclusions, speech) =>
    writeClauses(groupConclusions(conclusions, speech.line), speech),
  conclusionAnywhere: (conclusions, speech) =>
    byLine(conclusions)
      .map(
        ({ line, conclusions: own }) =>
          `${lineName(line)}の${japanese.conclusion(own, { ...speech, line })}`,
      )
      .join('、'),
  suppose: ({ row, column, color, not }, speech) =>
    `${place(row, column)}のマスが${looks(color, speech)}${not ? 'でない' : 'だ'}とします。`,
  bothCases: ({ row, column, color }, otherwise, speech) => {
    const other = otherwise.not ? 'それ以外' : looks(otherwise.color, speech);
    return `${place(row, column)}のマスが${looks(color, speech)}でも${other}でも、同じ結論になります。`;
  },
  caseHead: ({ color, not }, speech) => `${looks(color, speech)}${not ? 'でない' : 'の'}場合：`,
  linkReason: ({ facts, conclusions }, speech) =>
    `${shortReason(facts, groupConclusions(conclusions, speech.line), speech)}です。`,
  conflict: conflictText,
  leftOut: (count) => `（途中の${count}手は省略）`,
  innerLeftOut: (conclusions, count, speech) =>
    `${japanese.conclusionAnywhere(conclusions, speech)}です（それを示す${count}手は省略）。`,
  follows: (conclusions, speech) => `すると、${japanese.conclusion(conclusions, speech)}です。`,
  fitsNowhere: (speech) => `すると、${clueText(speech)}を置く場所がなくなります。`,
  innerRefuted: (conclusions, speech) =>
    `${japanese.conclusionAnywhere(conclusions, speech)}です。そうでないとすると：`,
  so: (conclusions, speech) =>
    `したがって、${japanese.conclusionAnywhere(conclusions, speech)}です。`,
  either: (conclusions, speech) =>
    `どちらの場合も、${japanese.conclusionAnywhere(conclusions, speech)}です。`,
};

/** "3行目5列目". */
function place(row: number, column: number): string {
  return `${row + 1}行目${column + 1}列目`;
}

/** Two sentences: the first part, then the others, which are like it or finish the line. */
function writeReasons([first, ...others]: readonly StepPart[], speech: Speech): string {
  if (first === undefined) return '';
  const say = ({ facts, conclusions }: StepPart, isFirst: boolean): string =>
    writeReason(facts, groupConclusions(conclusions, speech.line), speech, isFirst);
  const rest = others.map((part, i) => {
    const isLike = part.technique === first.technique;
    const wasLike = others.slice(0, i).some(({ technique }) => technique === first.technique);
    return `${isLike ? (wasLike ? '' : '同じように、') : 'さらに、'}${say(part, false)}`;
  });
  return `${say(first, true)}${joinReasons(rest)}`;
}
