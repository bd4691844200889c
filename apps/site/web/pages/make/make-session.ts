/**
 * A session: one draft on this page. It joins the workshop, which all parts of the page share, and
 * the store, to which every edit goes at once; so the page holds nothing that a crash could take.
 */
import { pictureOf } from '@nonokit/editor';
import { effect, signal } from '@preact/signals';
import type { DraftEvent, OpenDraft } from '../../../player-store/drafts/open-draft.js';
import { Workshop } from './workshop.js';

/** A draft being edited. */
export class MakeSession {
  readonly workshop: Workshop;
  /** The identifier of the draft: another one when it goes on as a copy. */
  readonly id;
  /** Whether there is anything to keep yet. */
  readonly isBegun;
  readonly isStored = signal(true);
  /** Another tab has this draft open, too. */
  readonly isElsewhere = signal(false);
  /** The draft went on as a copy, because another tab changed it at the same moment. */
  readonly wasCopied = signal(false);
  readonly #draft: OpenDraft;
  readonly #ends: (() => void)[];
  /** True while edits of another tab are made here. */
  #isFollowing = false;

  constructor(draft: OpenDraft) {
    this.#draft = draft;
    this.id = signal(draft.id);
    this.isBegun = signal(draft.isBegun);
    this.workshop = new Workshop(pictureOf(draft.editor));
    this.workshop.load(draft.editor);
    this.#showTexts();
    this.#ends = [
      this.workshop.onEdit((edit, after) => {
        if (!this.#isFollowing) draft.append(edit, after);
        this.isBegun.value = true;
      }),
      draft.on((event) => this.#hear(event)),
      effect(() => this.#keepTexts()),
    ];
  }

  /** Keeps the stroke under way, so that a crash does not take it. */
  journal: OpenDraft['journal'] = (edit) => this.#draft.journal(edit);

  /** Ends the session; all is stored then. */
  async end(): Promise<void> {
    for (const stop of this.#ends) stop();
    await this.#draft.close();
  }

  #hear(event: DraftEvent): void {
    switch (event.type) {
      case 'edits':
        this.#isFollowing = true;
        for (const edit of event.edits) this.#follow(() => this.workshop.apply(edit));
        this.#isFollowing = false;
        break;
      case 'replaced':
        this.workshop.load(event.editor);
        break;
      case 'copied':
        this.id.value = event.id;
        this.isElsewhere.value = false;
        this.wasCopied.value = true;
        break;
      case 'texts':
        this.#showTexts();
        break;
      case 'elsewhere':
        this.isElsewhere.value = true;
        break;
      case 'stored':
        this.isStored.value = event.isStored;
    }
  }

  /** Makes an edit of another tab; one that does not fit is none there either. */
  #follow(make: () => void): void {
    try {
      make();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }

  #showTexts(): void {
    const { title, author, description } = this.#draft.texts;
    const { workshop } = this;
    workshop.title.value = title;
    workshop.author.value = author;
    workshop.description.value = description;
  }

  #keepTexts(): void {
    const { title, author, description } = this.workshop;
    const texts = { title: title.value, author: author.value, description: description.value };
    const there = this.#draft.texts;
    const isSame =
      there.title === texts.title &&
      there.author === texts.author &&
      there.description === texts.description;
    if (isSame) return;
    this.#draft.setTexts(texts);
    this.isBegun.value = true;
  }
}
