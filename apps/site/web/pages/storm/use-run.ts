/** A run in progress: the task that is shown, the answers so far, and what follows an answer. */
import type { Task, TaskAnswer } from '@nonokit/explain/tasks';
import { useEffect, useRef, useState } from 'preact/hooks';
import { RIGHT_PAUSE_MS, WRONG_PAUSE_MS } from '../../../contract/storm-rules.js';
import { type Answered, isRightAnswer } from './run.js';

/** Which tasks come, and what is done about answers. */
export interface RunPlan {
  /** The task of this number; it may depend on what was answered before. */
  readonly taskAt: (number: number, run: readonly Answered[]) => Task;
  /** Called once the answer has been looked at. */
  readonly onAnswered: (run: readonly Answered[]) => void;
  /** Whether the run is over after these answers. */
  readonly isOver: (run: readonly Answered[]) => boolean;
}

/** What is shown of a run. */
export interface ShownRun {
  readonly run: readonly Answered[];
  readonly task: Task;
  /** The answer to the task, while it is in sight. */
  readonly given: TaskAnswer | undefined;
  readonly answer: (given: TaskAnswer) => void;
}

/** Begins a run when the component is drawn first. */
export function useRun({ taskAt, onAnswered, isOver }: RunPlan): ShownRun {
  const [run, setRun] = useState<readonly Answered[]>([]);
  const [task, setTask] = useState(() => taskAt(0, []));
  const [given, setGiven] = useState<TaskAnswer>();
  const began = useRef(performance.now());
  const shownAt = useRef(began.current);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const next = (after: readonly Answered[]): void => {
    onAnswered(after);
    if (isOver(after)) return;
    setTask(taskAt(after.length, after));
    setGiven(undefined);
    shownAt.current = performance.now();
  };
  const answer = (to: TaskAnswer): void => {
    if (given !== undefined) return;
    const now = performance.now();
    const isRight = isRightAnswer(task, to);
    const at = Math.round(now - began.current);
    const took = Math.round(now - shownAt.current);
    const after = [...run, { task, given: to, isRight, at, took }];
    setRun(after);
    setGiven(to);
    timer.current = setTimeout(() => next(after), isRight ? RIGHT_PAUSE_MS : WRONG_PAUSE_MS);
  };
  return { run, task, given, answer };
}
