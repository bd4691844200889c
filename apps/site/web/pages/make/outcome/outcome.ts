/**
 * All that is known of the picture as a puzzle, in one place for the panel and the buttons: the
 * verdict, counts, repairs, twins among the drafts, and what of it the board shows.
 */
import type { Grid } from '@nonokit/core';
import { computed, effect, signal } from '@preact/signals';
import type { Workshop } from '../workshop.js';
import { type Appraise, Appraiser } from './appraiser.js';
import { compareWithImage, countFacts, type SinceImage } from './facts.js';
import { type PublishFacts, publishable } from './publishable.js';
import { type Repair, Repairs } from './repairs.js';
import { type Drafts, type KeyOf, Twins } from './twins.js';

/** A picture with fewer cells of its image than this is another picture. */
const FROM_IMAGE = 0.8;

/** A picture that was made from an image. */
export interface FromImage extends SinceImage {
  /** How like its image it was, from 0 to 1. */
  readonly similarity: number;
}

/** What the outcome needs of the page. */
export interface OutcomeTools {
  readonly appraise: Appraise;
  readonly repair: Repair;
  readonly drafts: Drafts;
  readonly keyOf: KeyOf;
}

/** The picture of a workshop as a puzzle. */
export class Outcome {
  readonly workshop: Workshop;
  readonly appraiser: Appraiser;
  readonly repairs: Repairs;
  readonly twins: Twins;
  readonly counts;
  /** Whether the board hatches the cells that line logic leaves. */
  readonly showsUndecided = signal(false);
  /** Whether it hatches the cells in which solutions differ. */
  readonly showsDiffering = signal(true);
  /** Whether it shows the other solution in place of the picture. */
  readonly showsOther = signal(false);
  /** The row of the list of changes that is looked at: its cell. */
  readonly lookedAt = signal<number | undefined>(undefined);

  constructor(workshop: Workshop, { appraise, repair, drafts, keyOf }: OutcomeTools) {
    this.workshop = workshop;
    this.appraiser = new Appraiser(appraise);
    this.repairs = new Repairs(workshop, repair);
    this.twins = new Twins(drafts, keyOf);
    this.counts = computed(() => countFacts(workshop.puzzle.value));
  }

  /** The verdict, unless it is about a picture of another size. */
  readonly verdict = computed(() => {
    const verdict = this.appraiser.verdict.value;
    const { length } = this.workshop.picture.value.grid.cells;
    return verdict?.cells === length ? verdict : undefined;
  });

  /** Another solution than the picture. */
  readonly other = computed<Grid | undefined>(() => this.verdict.value?.other);

  /** What has become of the picture of an image, while most of its cells are from there. */
  readonly sinceImage = computed<FromImage | undefined>(() => {
    const { grid } = this.workshop.picture.value;
    const made = this.workshop.ofImage.value;
    const there = made?.picture.grid;
    if (there?.width !== grid.width || there.height !== grid.height) return undefined;
    const since = compareWithImage(grid, there);
    const isOther = since.changed > (1 - FROM_IMAGE) * grid.cells.length;
    return made === undefined || isOther ? undefined : { ...since, similarity: made.similarity };
  });

  /** Whether the picture may be published; undefined while that is not known yet. */
  readonly publishable = computed(() => {
    const facts = this.#publishFacts.value;
    return facts === undefined ? undefined : publishable(facts);
  });

  readonly #publishFacts = computed<PublishFacts | undefined>(() => {
    const verdict = this.verdict.value;
    if (verdict === undefined || !this.appraiser.isSettled.value) return undefined;
    return {
      solutions: verdict.solutions,
      isLineSolvable: verdict.isLineSolvable,
      isTrivial: verdict.warnings.includes('trivial'),
      fill: this.counts.value.fill,
      emptyBorders: this.counts.value.emptyBorders,
      hasTitle: this.workshop.title.value.trim() !== '',
      hasTwin: this.twins.found.value.length > 0,
    };
  });

  /** Follows the workshop, and shows on its board what is asked for. Returns how to stop. */
  follow(): () => void {
    const { workshop } = this;
    const stops = [
      this.appraiser.follow(workshop),
      this.repairs.follow(),
      this.twins.follow(workshop),
      // during painting, the painted picture is shown
      workshop.onEdit(() => {
        this.showsOther.value = false;
      }),
      effect(() => {
        workshop.shown.value = this.#shown.value;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      workshop.shown.value = {};
    };
  }

  readonly #shown = computed(() => {
    const { palette } = this.workshop.picture.value;
    const verdict = this.verdict.value;
    const other = this.other.value;
    const lookedAt = this.lookedAt.value;
    const undecided = new Set([
      ...(this.showsUndecided.value ? (verdict?.undecided ?? []) : []),
      ...(this.showsDiffering.value ? (verdict?.differing ?? []) : []),
    ]);
    return {
      undecided: [...undecided],
      repaired: lookedAt === undefined ? this.repairs.cells.value : [lookedAt],
      ...(this.showsOther.value && other !== undefined
        ? { instead: { grid: other, palette } }
        : {}),
    };
  });
}
