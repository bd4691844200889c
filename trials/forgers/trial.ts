/** The records of `trials/forgers.mjs`, honest and forged, and what the judge says of each. */
import type { GameRecord } from '@nonokit/board';
import { type Grid, type Puzzle, type Random, randomOf } from '@nonokit/core';
import { rate } from '@nonokit/explain';
import { solve } from 'nonokit';
import { measureActiveTime } from '../../apps/site/server/games/played.js';
import {
  beatsOf,
  computeFloor,
  FEWEST_STROKES,
  type JudgedHistory,
  type Judgement,
  judge,
} from '../../apps/site/server/judge/index.js';
import { FAMILIES, IMITATION } from './families.js';
import { drawPerson, normal, type Person, playByHand } from './hand.js';
import { SECOND_FAMILIES } from './second-families.js';
import { drawEyes, playByEyes } from './second-hand.js';

/** A puzzle of the trial. */
export interface Subject {
  readonly picture: Grid;
  readonly puzzle: Puzzle;
  readonly difficulty: number;
  readonly floorMs: number;
}

const LABELS = { trivial: 1, easy: 2, medium: 3, hard: 4, expert: 5, guess: 5 };

/** Makes a subject of a puzzle; undefined if it has not exactly one solution. */
export function toSubject(puzzle: Puzzle): Subject | undefined {
  const solved = solve(puzzle, { maxConflicts: 5000 });
  if (solved.status !== 'unique') return undefined;
  const rated = rate(puzzle);
  const difficulty = rated.ok ? LABELS[rated.value.label] : 5;
  const { width, height, rows, columns } = puzzle;
  const count = (clues: Puzzle['rows']) => clues.reduce((sum, clue) => sum + clue.length, 0);
  const blocks = Math.min(count(rows), count(columns));
  const floorMs = computeFloor({ width, height, blocks, difficulty });
  return { picture: solved.solution, puzzle, difficulty, floorMs };
}

/** What is known of a person when a record comes in. */
type History = JudgedHistory;

function judged({ puzzle, difficulty }: Subject, record: GameRecord, history: History): Judgement {
  const activeMs = measureActiveTime(record);
  return judge({ clues: puzzle, record, activeMs, difficulty, history });
}

/**
 * As the site does it: a record whose speed alone was new is judged again once its person has
 * solved more. `later` is what is known of an honest person then.
 */
function judgedInTime(
  subject: Subject,
  record: GameRecord,
  history: History,
  later: () => History,
): Judgement & { readonly isLater?: boolean } {
  const first = judged(subject, record, history);
  if (first.findings.join() !== 'unproved-speed' || history.clean > 0) return first;
  return { ...judged(subject, record, later()), isLater: true };
}

/**
 * An honest record of a person of any skill, who is new here or has solved before: puzzles of
 * `earlier`, as far as beats are known.
 */
export function honestCase(subject: Subject, seed: string, earlier: readonly Subject[]) {
  const random = randomOf(seed);
  const person = drawPerson(random, random.next());
  const play = playerOf(person, randomOf(`${seed} earlier`));
  const known = () => ({ ...ownHistory(subject, random, person), beats: beatsIn(earlier, play) });
  const history = random.next() < 0.5 ? NOBODY : known();
  const record = playByHand(subject.picture, subject.puzzle, person, random);
  return { record, judgement: judgedInTime(subject, record, history, known) };
}

/** The same of the second hand. */
export function secondHonestCase(subject: Subject, seed: string, earlier: readonly Subject[]) {
  const random = randomOf(seed);
  const eyes = drawEyes(random, random.next());
  const before = randomOf(`${seed} earlier`);
  const playEarlier = ({ picture, puzzle }: Subject) => playByEyes(picture, puzzle, eyes, before);
  const play = () => playByEyes(subject.picture, subject.puzzle, eyes, random);
  const isNew = random.next() < 0.5;
  const usual = measureActiveTime(play()) / subject.floorMs;
  const paces = Array.from({ length: 12 }, () => usual * Math.exp(0.35 * normal(random)));
  const record = play();
  const known = () => ({ clean: 30, paces, beats: beatsIn(earlier, playEarlier) });
  const judgement = judgedInTime(subject, record, isNew ? NOBODY : known(), known);
  return { record, judgement };
}

const NOBODY: History = { clean: 0, paces: [], beats: [] };

/** Plays puzzles as a person does. */
function playerOf(person: Person, random: Random): (subject: Subject) => GameRecord {
  return ({ picture, puzzle }) => playByHand(picture, puzzle, person, random);
}

/** The beats of the earlier records that are long enough, as the judge finds them. */
function beatsIn(earlier: readonly Subject[], play: (subject: Subject) => GameRecord) {
  return earlier.flatMap((subject) => {
    const pauses = play(subject).flatMap(({ at, move }, k, record) =>
      move.type === 'paint' ? [at - (record[k - 1]?.at ?? 0)] : [],
    );
    return pauses.length < FEWEST_STROKES ? [] : [beatsOf(pauses.slice(1))];
  });
}

/** The paces of a person who has solved such puzzles before. */
function ownHistory(subject: Subject, random: Random, person: Person): History {
  const { picture, puzzle, floorMs } = subject;
  const record = playByHand(picture, puzzle, person, random);
  const pace = measureActiveTime(record) / floorMs;
  const paces = Array.from({ length: 12 }, () => pace * Math.exp(0.35 * normal(random)));
  return { clean: 30, paces, beats: [] };
}

/** How a forged record is made and by whom. */
export interface Forgery {
  readonly pauses: readonly number[];
  readonly seed: string;
  /** 0: a new account; 1: one that has solved ordinarily; 2: one built by the same trick. */
  readonly kind: number;
  /** What one that has solved ordinarily has solved. */
  readonly earlier: readonly Subject[];
}

/** A forged record. Its maker wants a good place: up to two and a half times the floor. */
export function forgedCase(family: string, subject: Subject, forgery: Forgery) {
  const { pauses, seed, kind } = forgery;
  const random = randomOf(seed);
  const forge = family === 'imitation' ? IMITATION : { ...FAMILIES, ...SECOND_FAMILIES }[family];
  if (forge === undefined) throw new RangeError(`no family ${family}`);
  const make = (times: number) =>
    forge({ ...subject, totalMs: subject.floorMs * times, pauses, random });
  const history =
    kind === 0
      ? NOBODY
      : kind === 1
        ? ordinaryHistory(subject, random, forgery)
        : builtHistory(subject, make);
  return judged(subject, make(1.02 + 1.5 * random.next()), history);
}

/** The history of a cheat who has played before, and did so by hand. */
function ordinaryHistory(subject: Subject, random: Random, { seed, earlier }: Forgery): History {
  const person = drawPerson(random, 0.5);
  const play = playerOf(person, randomOf(`${seed} earlier`));
  return { ...ownHistory(subject, random, person), beats: beatsIn(earlier, play) };
}

/** The history of a cheat who has begun slowly: only what was ranked counts. */
function builtHistory(subject: Subject, make: (times: number) => GameRecord): History {
  let history = NOBODY;
  for (let k = 0; k < 30; k++) {
    const { verdict, measures, beats } = judged(subject, make(12 * 0.94 ** k), history);
    if (verdict !== 'person') continue;
    const proves = measures.strokes >= FEWEST_STROKES;
    history = {
      clean: history.clean + 1,
      paces: proves ? [...history.paces, measures.pace] : history.paces,
      beats: proves ? [...history.beats, beats] : history.beats,
    };
  }
  return history;
}

/** The names of the families of the second set. */
export const SECOND_NAMES = Object.keys(SECOND_FAMILIES);

/** The names of the families. */
export const NAMES = Object.keys(FAMILIES);
