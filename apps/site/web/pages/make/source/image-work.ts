/**
 * What becomes of an image: it is read, cropped, looked at by the worker, and puzzles of it are
 * offered one after the other. One more offer follows the sliders: quickly while they move, in full
 * when they rest. Newer wishes always end older work, and the offers wait while a slider moves.
 */
import { signal } from '@preact/signals';
import type { Workshop } from '../workshop.js';
import { type Crop, NO_CROP } from './crop.js';
import { type LoadedImage, loadedImage } from './loaded-image.js';
import { fulfilled, isRepeated, newOffer, type Offer, OWN, previewed } from './offer.js';
import type { SourceImage } from './read-image.js';
import { isUnfinished, sortOffers } from './sort-offers.js';
import { Taker } from './taker.js';
import { FAILED, isAbort, type Outcome, type Trouble } from './trouble.js';
import { isSameCommon, LEAST_SIDE, NO_WISH, offeredWishes, type Wish } from './wish.js';
import { nextAim, wishOfImage } from './wish-changes.js';

/** Milliseconds without a change after which a slider rests. */
const REST_MS = 300;

/** Cells that "smaller" takes off the longer side. */
const SMALLER = 5;

/** The work on one image at a time. */
export class ImageWork {
  /** The image, once it was read. */
  readonly image = signal<LoadedImage | undefined>(undefined);
  readonly isReading = signal(false);
  readonly trouble = signal<Trouble | undefined>(undefined);
  readonly crop = signal<Crop>(NO_CROP);
  /** The frame of an animation that is used. */
  readonly frame = signal(0);
  readonly wish = signal<Wish>(NO_WISH);
  /** The offer of the sliders, once one was moved. */
  readonly own = signal<Offer | undefined>(undefined);
  readonly offers = signal<readonly Offer[]>([]);
  /** The id of the offer that was taken last. */
  readonly chosen = signal<string | undefined>(undefined);
  /** Called when something changed that should be kept. */
  onChange: () => void = () => undefined;

  readonly #taker: Taker;
  #reading = new AbortController();
  #offering = new AbortController();
  #making = new AbortController();
  #resting: ReturnType<typeof setTimeout> | undefined;
  /** Whether the offer that was taken was not chosen by a person. */
  #isFirstChoice = false;
  /** True while quick pictures are being made. */
  #isPreviewing = false;

  constructor(workshop: Workshop) {
    this.#taker = new Taker(workshop);
  }

  /** The offer with this id. */
  offer(id: string | undefined): Offer | undefined {
    if (id === OWN) return this.own.value;
    return this.offers.value.find((each) => each.id === id);
  }

  /** Takes the image that comes; a later call replaces an earlier one. */
  async read(coming: Promise<Outcome<SourceImage>>): Promise<void> {
    this.#reading.abort();
    const controller = new AbortController();
    this.#reading = controller;
    this.isReading.value = true;
    this.trouble.value = undefined;
    const outcome = await coming.catch((): Outcome<SourceImage> => FAILED);
    if (controller.signal.aborted) return;
    this.isReading.value = false;
    if (!outcome.ok) {
      this.trouble.value = outcome.trouble;
      return;
    }
    this.image.peek()?.frames?.close();
    this.frame.value = 0;
    this.wish.value = NO_WISH;
    await this.show(outcome.value, NO_CROP);
  }

  /** Shows an image, cut in this way, and offers puzzles of it. */
  async show(source: SourceImage, crop: Crop, offers: 'all' | 'none' = 'all'): Promise<void> {
    this.#stop();
    const image = loadedImage(source, crop);
    const { sent } = image;
    this.crop.value = crop;
    this.#clear();
    this.image.value = image;
    this.onChange();
    const looked = await sent.look().catch(() => undefined);
    if (this.image.peek()?.sent !== sent) return;
    if (looked?.ok !== true) {
      this.trouble.value = { kind: looked === undefined ? 'failed' : 'blank' };
      return;
    }
    this.trouble.value = undefined;
    this.wish.value = wishOfImage(this.wish.peek(), image.facts);
    if (offers === 'all') this.offerAll();
  }

  /** Cuts the image in another way. */
  async cropTo(crop: Crop): Promise<void> {
    const image = this.image.peek();
    if (image !== undefined) await this.show(image, crop);
  }

  /** Shows another frame of an animation. */
  async showFrame(index: number): Promise<void> {
    const image = this.image.peek();
    if (image?.frames === undefined) return;
    this.frame.value = index;
    const sheet = await image.frames.draw(index);
    if (this.frame.peek() !== index || this.image.peek()?.frames !== image.frames) return;
    await this.show({ ...image, sheet }, this.crop.peek());
  }

  /** Forgets the image. */
  remove(): void {
    this.#reading.abort();
    this.#stop();
    this.image.peek()?.frames?.close();
    this.image.value = undefined;
    this.trouble.value = undefined;
    this.isReading.value = false;
    this.#clear();
    this.onChange();
  }

  /** Offers puzzles of the image, one after the other. */
  offerAll(): void {
    const image = this.image.peek();
    if (image === undefined) return;
    const wishes = offeredWishes(image.facts, this.wish.peek());
    this.offers.value = wishes.map((wish, k) => newOffer(`${k}`, wish));
    void this.#offerRest();
  }

  /** Puts an offer onto the board. */
  choose(id: string, isFirstChoice = false): void {
    const offer = this.offer(id);
    if (offer?.picture === undefined) return;
    this.#isFirstChoice = isFirstChoice;
    this.chosen.value = id;
    if (id !== OWN) this.wish.value = { ...offer.wish };
    this.#taker.take(offer.picture, offer.made?.similarity);
    this.onChange();
  }

  /** Changes the wish of the sliders: a quick picture at once, the puzzle when they rest. */
  wishFor(changes: Partial<Wish>): void {
    if (this.image.peek() === undefined) return;
    const wish = { ...this.wish.peek(), ...changes, isAsIs: false };
    const before = this.own.peek() ?? this.offer(this.chosen.peek());
    this.wish.value = wish;
    this.chosen.value = OWN;
    this.own.value = { ...before, id: OWN, wish, stage: 'working', progress: 0 };
    this.#offering.abort();
    this.#making.abort();
    this.#making = new AbortController();
    if (!this.#isPreviewing) void this.#preview();
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => void this.#makeOwn(), REST_MS);
    this.onChange();
  }

  /** Aims at the label before or after that of the chosen puzzle. */
  wishForHarder(step: 1 | -1): void {
    const { difficulty = 'easy', wish } = this.offer(this.chosen.peek()) ?? {};
    this.wishFor({ aim: nextAim(difficulty, wish?.aim, step) });
  }

  /** Wishes for a smaller picture. */
  wishForSmaller(): void {
    this.wishFor({ side: Math.max(LEAST_SIDE, this.wish.peek().side - SMALLER) });
  }

  /** Ends all work: the panel is closed. */
  rest(): void {
    this.#reading.abort();
    this.#stop();
  }

  #clear(): void {
    this.own.value = undefined;
    this.offers.value = [];
    this.chosen.value = undefined;
  }

  #stop(): void {
    this.#offering.abort();
    this.#making.abort();
    clearTimeout(this.#resting);
    this.#taker.hidePreview();
  }

  /** Shows quick pictures of the newest wish until there is no newer one. */
  async #preview(): Promise<void> {
    this.#isPreviewing = true;
    try {
      for (let done: Wish | undefined; ; ) {
        const own = this.own.peek();
        const image = this.image.peek();
        if (own === undefined || image === undefined || own.wish === done) return;
        done = own.wish;
        // not cancelled by newer wishes: on a slow machine nothing would be seen until the end
        const offer = await previewed(own, image.sent, this.#reading.signal);
        const now = this.own.peek();
        if (now?.stage !== 'working' || this.image.peek() !== image) continue;
        this.own.value = { ...now, made: offer.made, picture: offer.picture };
        if (offer.picture !== undefined) this.#taker.showPreview(offer.picture);
      }
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#isPreviewing = false;
    }
  }

  /** Makes the puzzle of the sliders, then goes on with the offers. */
  async #makeOwn(): Promise<void> {
    const image = this.image.peek();
    const own = this.own.peek();
    if (image === undefined || own === undefined) return;
    const { signal } = this.#making;
    const tell = (offer: Offer): void => {
      if (signal.aborted) return;
      const shown = offer.stage === 'working' ? this.own.peek() : undefined;
      // until the puzzle is there, its quick picture stays
      this.own.value = { ...offer, ...(shown && { made: shown.made, picture: shown.picture }) };
      if (offer.stage === 'failed') this.trouble.value = { kind: 'blankHere' };
      if (offer.stage === 'ready' && offer.difficulty === undefined) {
        this.trouble.value = undefined;
        if (this.chosen.peek() === OWN) this.choose(OWN);
      }
      if (offer.stage !== 'working') this.#taker.hidePreview();
    };
    try {
      await fulfilled(own, image.sent, signal, tell);
      this.#resume(own.wish);
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Goes on with the offers, or begins again if something changed that concerns them all. */
  #resume(wish: Wish): void {
    const [first] = this.offers.peek();
    if (first !== undefined && !isSameCommon(first.wish, wish)) this.offerAll();
    else void this.#offerRest();
  }

  /** Works on the offers that wait, in order. */
  async #offerRest(): Promise<void> {
    this.#offering.abort();
    const controller = new AbortController();
    this.#offering = controller;
    const { signal } = controller;
    const image = this.image.peek();
    if (image === undefined) return;
    try {
      for (const { id } of this.offers.peek().filter(isUnfinished)) {
        const offer = this.offer(id);
        if (offer === undefined) continue;
        const tell = (next: Offer): void => {
          if (!signal.aborted) this.#put(next);
        };
        await fulfilled(offer, image.sent, signal, tell);
      }
      if (!signal.aborted) this.#takeBest();
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Takes the best of all offers, unless a person has chosen or painted. */
  #takeBest(): void {
    const [best] = sortOffers(this.offers.peek()).shown;
    if (best === undefined || best.id === this.chosen.peek()) return;
    if (this.#isFirstChoice && this.#taker.mayReplace()) this.choose(best.id, true);
  }

  /** Puts an offer in its place; one that shows what another shows is left out. */
  #put(offer: Offer): void {
    const others = this.offers.peek();
    const isDouble = offer.id !== this.chosen.peek() && isRepeated(offer, others);
    this.offers.value = isDouble
      ? others.filter(({ id }) => id !== offer.id)
      : others.map((each) => (each.id === offer.id ? offer : each));
    // a user who paints chooses for themselves
    if (offer.stage !== 'ready' || this.chosen.peek() !== undefined) return;
    if (this.#taker.mayReplace()) this.choose(offer.id, true);
  }

  #failed(error: unknown): void {
    if (!isAbort(error)) this.trouble.value = FAILED.trouble;
  }
}
