/**
 * Makes the data of the pages that teach: deductions drawn, tasks with their reasons, positions to
 * practise with, and the course in its blind form.
 */

import { blindOf, blindToJson } from '@nonokit/board';
import type { CoursePiece } from '@nonokit/catalogue';
import { describeLook, inEach, LANGUAGES, type Language } from '@nonokit/core';
import {
  lineLesson,
  lineTask,
  positionLesson,
  positionTask,
  TECHNIQUE_LESSONS,
  TECHNIQUE_TEXTS,
  type TechniqueLesson,
} from '@nonokit/explain/lessons';
import { type Puzzle, rate, type TechniqueId } from 'nonokit';
import type {
  CourseCard,
  LessonData,
  Lessons,
  NamedTechnique,
  PractiseData,
  SealedPuzzle,
  TechniqueData,
} from '../web/pages/learn/lesson-data.js';
import type { PackedPuzzle } from '../web/puzzles/shelf.js';
import { inOthers } from '../web/puzzles/shelf.js';
import { COURSE, type CoursePicture, coursePuzzle, FIRST, SECOND } from './course/course.js';
import { choosePractice, type Practice } from './practice.js';
import { sketchOf } from './sketches.js';

/** The lessons, and the course's puzzles for the packs of the shelf. */
export interface BuiltLessons extends Lessons {
  readonly packed: readonly PackedPuzzle[];
}

/** The lessons; practice comes from the puzzles of the shelf, then from those of the course. */
export function buildLessons(shelf: readonly Puzzle[]): BuiltLessons {
  const practice = choosePractice([
    ...shelf,
    ...COURSE.map((one) => coursePuzzle(one, 'en').puzzle),
  ]);
  const techniques = TECHNIQUE_LESSONS.map(({ id, level }) => nameTechnique(id, level));
  const course = COURSE.map((picture, k) => buildLesson(picture, k + 1, techniques));
  return {
    learn: {
      techniques,
      sketches: TECHNIQUE_LESSONS.map(sketchOf),
      course: course.map(({ card }) => card),
    },
    techniques: TECHNIQUE_LESSONS.map((one) => buildTechnique(one, techniques, practice)),
    practice: TECHNIQUE_LESSONS.flatMap(({ id }) => buildPractise(id, techniques, practice)),
    course,
    first: [
      { lesson: 'first', ...blindPair(FIRST) },
      { lesson: 'second', ...blindPair(SECOND) },
    ],
    packed: course.map(({ blind, sealedIn }) => ({ ...blind, sealedIn })),
  };
}

function nameTechnique(id: TechniqueId, level: number): NamedTechnique {
  const plainly = LANGUAGES.flatMap((language) => {
    const text = TECHNIQUE_TEXTS[language][id].plainly;
    return text === undefined ? [] : [[language, text]];
  });
  return {
    id,
    level,
    ...inEach((language) => TECHNIQUE_TEXTS[language][id].name),
    plainly: Object.fromEntries(plainly),
  };
}

function buildTechnique(
  { id, lines, position, lineTasks, positionTasks }: TechniqueLesson,
  techniques: readonly NamedTechnique[],
  practice: ReadonlyMap<TechniqueId, Practice>,
): TechniqueData {
  return {
    techniques,
    id,
    ...inEach((language) => TECHNIQUE_TEXTS[language][id]),
    lines: lines.map((line) => lineLesson(id, line)),
    position: position === undefined ? undefined : positionLesson(id, position),
    lineTasks: lineTasks.flatMap((line) => lineTask(id, line) ?? []),
    positionTasks: positionTasks.map((drawn) => positionTask(id, drawn)),
    hasPractice: buildPractise(id, techniques, practice).length > 0,
  };
}

function buildPractise(
  id: TechniqueId,
  techniques: readonly NamedTechnique[],
  practice: ReadonlyMap<TechniqueId, Practice>,
): PractiseData[] {
  const found = practice.get(id);
  if (found === undefined || found.lineTasks.length + found.positionTasks.length === 0) return [];
  return [{ techniques, id, ...found }];
}

function buildLesson(
  picture: CoursePiece,
  number: number,
  techniques: readonly NamedTechnique[],
): LessonData {
  const { puzzle } = coursePuzzle(picture, 'en');
  const { width, height, palette } = puzzle;
  const sealed = blindPair(picture);
  const inks = palette.slice(1).map(({ rgb }) => rgb);
  const { id } = sealed.blind;
  const { paper, rails } = describeLook(puzzle);
  const { brings } = picture;
  const card: CourseCard = { number, id, width, height, inks, paper, rails, brings };
  return {
    ...sealed,
    card,
    count: COURSE.length,
    look: picture.look,
    technique: techniques.find((one) => one.id === picture.brings),
  };
}

/** The blind form of a picture's puzzle, with its title sealed in all languages. */
function blindPair(picture: CoursePicture): SealedPuzzle {
  const { puzzle, picture: grid } = coursePuzzle(picture, LANGUAGES[0]);
  const { label, score } = rate(puzzle);
  const blind = blindOf(puzzle, [grid], { difficulty: label, score, isUnique: true });
  const seal = (language: Language) =>
    blindOf(coursePuzzle(picture, language).puzzle, [grid]).sealed;
  return { blind: blindToJson(blind), sealedIn: inOthers(seal) };
}
