/** "Now you" on boards: the one step that a technique allows, or all that colours rule out. */
import { type Clues, cluesOnly, type GameRecord } from '@nonokit/board';
import type { PositionTask } from '@nonokit/explain/lessons';
import type { BoardHandle } from 'nonokit/board';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { ClueDrawing, roomStyle } from '../../sheet/clue-drawing.js';
import { Segments } from '../../widgets/controls.js';
import { Icon } from '../../widgets/icon.js';
import { type BoardVerdict, judgeBoard } from './board-judge.js';
import type { NamedTechnique } from './lesson-data.js';
import { MountedBoard } from './mounted-board.js';

/** Pixels of a cell. */
const SIDE = 36;

/** Boards to go on with, one after another. */
export function BoardTasks({
  tasks,
  technique,
  onFinished,
}: {
  readonly tasks: readonly PositionTask[];
  readonly technique: NamedTechnique;
  readonly onFinished: () => void;
}) {
  const { contentLanguage, wordsOf } = usePage();
  const words = wordsOf('learn');
  const [at, setAt] = useState(0);
  const [done, setDone] = useState<readonly number[]>([]);
  const task = tasks[at];
  useEffect(() => {
    if (done.length === tasks.length) onFinished();
  }, [done.length]);
  if (task === undefined) return null;
  const name = technique[contentLanguage];
  const isColor = technique.id === 'color-logic';
  return (
    <section class="task card padded" aria-labelledby="task-title">
      <div class="apart">
        <h2 id="task-title">{words.task.title}</h2>
        {tasks.length > 1 && (
          <span class="tag digits">{words.task.boards(done.length, tasks.length)}</span>
        )}
      </div>
      <p class="soft small">{isColor ? words.task.sayColor : words.task.sayBoard(name)}</p>
      <BoardTask
        key={at}
        task={task}
        isColor={isColor}
        hasNext={done.length < tasks.length}
        onDone={() => setDone((before) => (before.includes(at) ? before : [...before, at]))}
        onNext={() => setAt((at + 1) % tasks.length)}
      />
      <noscript>
        <p class="note">{words.task.needsScript}</p>
      </noscript>
    </section>
  );
}

function BoardTask({
  task,
  isColor,
  hasNext,
  onDone,
  onNext,
}: {
  readonly task: PositionTask;
  readonly isColor: boolean;
  readonly hasNext: boolean;
  readonly onDone: () => void;
  readonly onNext: () => void;
}) {
  const { contentLanguage, wordsOf } = usePage();
  const words = wordsOf('learn');
  const clues = useMemo<Clues>(() => cluesOnly(task.puzzle), [task]);
  const record = useMemo<GameRecord>(() => toRecord(task), [task]);
  const board = useRef<BoardHandle | undefined>(undefined);
  const [isReady, setReady] = useState(false);
  const [tool, setTool] = useState(task.goal[0]?.color === 0 ? 0 : 1);
  const [verdict, setVerdict] = useState<BoardVerdict>({ kind: 'untouched' });
  const [isShown, setShown] = useState(false);

  const onMounted = (handle: BoardHandle): (() => void) => {
    board.current = handle;
    setReady(true);
    handle.setTool(tool);
    const stops = [
      handle.on('tool', setTool),
      handle.on('change', ({ game }) => {
        const next = judgeBoard(task, game.marks);
        setVerdict(next);
        setShown(false);
        handle.show({ mistakes: 'at' in next ? [next.at] : [] });
        if (next.kind === 'done') onDone();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };
  const take = (mark: number): void => {
    setTool(mark);
    board.current?.setTool(mark);
  };
  const { width, height, palette } = task.puzzle;
  const sentences = task[contentLanguage];
  return (
    <>
      <div class="task-board-room" style={roomStyle(task.puzzle, SIDE)}>
        {!isReady && (
          <ClueDrawing
            clues={task.puzzle}
            marks={{ width, height, marks: task.marks }}
            cell={SIDE}
            hasCrosses
            label={words.task.title}
          />
        )}
        <MountedBoard
          className={isReady ? 'task-board' : 'task-board waiting'}
          {...{ clues, record, onMounted }}
        />
      </div>
      <div class="row wraps task-tools">
        <Segments
          name="task-tool"
          label={words.task.tool}
          value={tool}
          options={[
            ...(isColor ? [] : palette.slice(1)).map((_, k) => ({
              value: k + 1,
              label: palette.length === 2 ? words.task.fill : (words.inks[k] ?? `${k + 1}`),
            })),
            { value: 0, label: words.task.cross },
            { value: -1, label: words.task.erase },
          ]}
          onChange={take}
        />
        <span class="grow" />
        {'at' in verdict && (
          <button
            type="button"
            class="button"
            onClick={() => board.current?.apply({ type: 'undo' })}
          >
            <Icon name="undo-2" />
            {words.task.takeBack}
          </button>
        )}
        {verdict.kind === 'done' ? (
          hasNext && (
            <button type="button" class="button primary" onClick={onNext}>
              {words.task.nextBoard}
              <Icon name="arrow-right" />
            </button>
          )
        ) : (
          <button type="button" class="button" onClick={() => setShown(true)}>
            <Icon name="lightbulb" />
            {words.task.show}
          </button>
        )}
      </div>
      <div class="task-note" role="status">
        {isShown && <Sentences kind="hint" lines={sentences} />}
        {!isShown && verdict.kind === 'done' && (
          <Sentences
            kind="good"
            lines={[words.task.rightBoard, ...sentences, ...(hasNext ? [] : [words.task.all])]}
          />
        )}
        {!isShown && verdict.kind === 'elsewhere' && (
          <Sentences
            kind="bad"
            lines={[
              (isColor ? words.task.wrongColor : words.task.notHere)(
                verdict.row + 1,
                verdict.column + 1,
              ),
            ]}
          />
        )}
        {!isShown && verdict.kind === 'opposite' && (
          <Sentences
            kind="bad"
            lines={
              isColor
                ? [words.task.wrongColor(verdict.row + 1, verdict.column + 1)]
                : [words.task.wrongBoard(verdict.row + 1, verdict.column + 1), ...sentences]
            }
          />
        )}
      </div>
    </>
  );
}

function Sentences({ kind, lines }: { readonly kind: string; readonly lines: readonly string[] }) {
  const icon = kind === 'good' ? 'circle-check' : kind === 'hint' ? 'lightbulb' : 'circle-alert';
  return (
    <div class={`note ${kind}`}>
      <Icon name={icon} />
      <div class="chain">
        {lines.map((line) => (
          <p key={line} class={line.startsWith('  ') ? 'consequence' : undefined}>
            {line.trim()}
          </p>
        ))}
      </div>
    </div>
  );
}

/** The marks of a task as the moves that made them. */
function toRecord({ puzzle, marks }: PositionTask): GameRecord {
  return [...Array(puzzle.palette.length).keys()].flatMap((mark) => {
    const cells = marks.flatMap((one, place) => (one === mark ? [place] : []));
    return cells.length === 0 ? [] : [{ at: 0, move: { type: 'paint' as const, mark, cells } }];
  });
}
