/** An entry of the stream as a row of its list: a link to the entry, which needs no script. */
import type { StreamItem } from '../../../contract/stream.js';
import { type PageContext, usePage } from '../../frame/page-context.js';
import { IconShape } from '../../widgets/icon.js';
import { clockText } from '../../widgets/time.js';
import { STREAM_ICON_SHAPES } from './stream-icon-shapes.js';
import { shortTimeText } from './time-text.js';

const ICONS: Readonly<Record<StreamItem['kind'], keyof typeof STREAM_ICON_SHAPES>> = {
  puzzle: 'grid-3x3',
  comment: 'message-square',
  report: 'flag',
  solve: 'timer',
  objection: 'scale',
};

/** The most letters of a text in a row. */
const MOST_LETTERS = 80;

export function StreamRow({
  item,
  isCurrent,
  onChoose,
}: {
  readonly item: StreamItem;
  readonly isCurrent: boolean;
  readonly onChoose: (event: MouseEvent) => void;
}) {
  const page = usePage();
  const { linkTo, wordsOf } = page;
  const words = wordsOf('moderation');
  const { kind, at, person } = item;
  return (
    <li>
      <a
        class={`stream-row ${kind}`}
        href={entryAddress(linkTo('moderation'), item)}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onChoose}
      >
        <IconShape shape={STREAM_ICON_SHAPES[ICONS[kind]]} />
        <span class="grow">
          <span class="apart">
            <b class="cut">
              <span class="spoken">{words.kinds[kind]}: </span>
              {person?.name ?? words.kinds[item.about ?? kind]}
            </b>
            <time class="small soft digits" dateTime={at}>
              {shortTimeText(page, at)}
            </time>
          </span>
          <span class="small soft cut">{factsOf(page, item)}</span>
        </span>
      </a>
    </li>
  );
}

/** The address of the page with an entry. */
export function entryAddress(page: string, item: StreamItem): string {
  return `${page}?entry=${encodeURIComponent(entryName(item))}`;
}

/** The name of an entry in addresses: 'comment-3FHTBKNHdr9'. */
export function entryName({ kind, about, id }: StreamItem): string {
  // several kinds of things may be reported under one id
  return [kind, ...(about === undefined ? [] : [about]), id].join('-');
}

/** "№ 3120, 20 × 20 · 0:58", or what is said of a thing. */
function factsOf({ wordsOf }: PageContext, item: StreamItem): string {
  const words = wordsOf('moderation');
  const { kind, about, puzzle, state, text, solve, reports } = item;
  const reasons: Readonly<Record<string, string>> = words.reasons;
  const [report] = reports;
  const parts = [
    ...(kind === 'report' && about !== undefined ? [words.kinds[about]] : []),
    ...(kind === 'objection' ? [words.kinds.objection] : []),
    ...(puzzle === null ? [] : [`№ ${puzzle.number}`]),
    ...(puzzle?.size ? [puzzle.size] : []),
    ...(solve === null ? [] : [clockText(solve.activeMs)]),
    ...(kind === 'puzzle' && state === 'waiting' ? [words.states['waiting'] ?? state] : []),
    ...(report === undefined ? [] : [reasons[report.reason] ?? report.reason]),
    // what others report may give a picture away, and is folded in the entry, too
    ...(kind === 'comment' && text !== null ? [`“${text.slice(0, MOST_LETTERS)}”`] : []),
  ];
  return parts.join(' · ');
}
