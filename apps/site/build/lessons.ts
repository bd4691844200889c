/**
 * Makes the data of the pages that teach: deductions drawn, tasks with their reasons, positions to
 * practise with, and the course in its blind form.
 */
import { blindOf, blindToJson } from '@nonokit/board';
import {
  lineLesson,
  lineTask,
  positionLesson,
  positionTask,
  TECHNIQUE_LESSONS,
  TECHNIQUE_TEXTS,
  type TechniqueLesson,
} from '@nonokit/explain/lessons';
import { orThrow, type Puzzle, rate, type TechniqueId } from 'nonokit';
import type {
  CourseCard,
  LessonData,
  Lessons,
  NamedTechnique,
  PractiseData,
  TechniqueData,
} from '../src/pages/learn/lesson-data.js';
import { shelfFile } from '../src/puzzles/shelf.js';
import { COURSE, type CoursePicture, coursePuzzle } from './course/course.js';
import { type Practice, practiceOf } from './practice.js';

/** The lessons, and the files of the course's puzzles by their names. */
export interface BuiltLessons extends Lessons {
  readonly files: ReadonlyMap<string, string>;
}

/** The lessons; practice comes from the puzzles of the shelf. */
export function lessonsOf(shelf: readonly Puzzle[]): BuiltLessons {
  const practice = practiceOf(shelf);
  const techniques = TECHNIQUE_LESSONS.map(({ id, level }) => namedOf(id, level));
  const course = COURSE.map((picture, k) => lessonOf(picture, k + 1, techniques));
  return {
    learn: { techniques, course: course.map(({ card }) => card) },
    techniques: TECHNIQUE_LESSONS.map((one) => techniqueOf(one, techniques, practice)),
    practice: TECHNIQUE_LESSONS.flatMap(({ id }) => practiseOf(id, techniques, practice)),
    course,
    files: new Map(course.map(({ blind }) => [shelfFile(blind.id), JSON.stringify(blind)])),
  };
}

function namedOf(id: TechniqueId, level: number): NamedTechnique {
  return { id, level, en: TECHNIQUE_TEXTS.en[id].name, ru: TECHNIQUE_TEXTS.ru[id].name };
}

function techniqueOf(
  { id, lines, position, lineTasks, positionTasks }: TechniqueLesson,
  techniques: readonly NamedTechnique[],
  practice: ReadonlyMap<TechniqueId, Practice>,
): TechniqueData {
  return {
    techniques,
    id,
    en: TECHNIQUE_TEXTS.en[id],
    ru: TECHNIQUE_TEXTS.ru[id],
    lines: lines.map((line) => lineLesson(id, line)),
    position: position === undefined ? undefined : positionLesson(id, position),
    lineTasks: lineTasks.flatMap((line) => lineTask(id, line) ?? []),
    positionTasks: positionTasks.map((drawn) => positionTask(id, drawn)),
    hasPractice: practiseOf(id, techniques, practice).length > 0,
  };
}

function practiseOf(
  id: TechniqueId,
  techniques: readonly NamedTechnique[],
  practice: ReadonlyMap<TechniqueId, Practice>,
): PractiseData[] {
  const found = practice.get(id);
  if (found === undefined || found.lineTasks.length + found.positionTasks.length === 0) return [];
  return [{ techniques, id, ...found }];
}

function lessonOf(
  picture: CoursePicture,
  number: number,
  techniques: readonly NamedTechnique[],
): LessonData {
  const { puzzle, picture: grid } = coursePuzzle(picture, 'en');
  const { label, score } = orThrow(rate(puzzle));
  const blind = blindOf(puzzle, [grid], { difficulty: label, score, isUnique: true });
  const russian = blindOf(coursePuzzle(picture, 'ru').puzzle, [grid]);
  const { width, height, palette } = puzzle;
  const inks = palette.slice(1).map(({ rgb }) => rgb);
  const card: CourseCard = { number, id: blind.id, width, height, inks, brings: picture.brings };
  return {
    card,
    count: COURSE.length,
    blind: blindToJson(blind),
    sealedRu: russian.sealed,
    look: picture.look,
    technique: techniques.find(({ id }) => id === picture.brings),
  };
}
