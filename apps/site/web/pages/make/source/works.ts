/** The work on images that belongs to each workshop: two places of the page show it. */
import type { Workshop } from '../workshop.js';
import { ImageWork } from './image-work.js';

/** Forgotten with their workshops. */
const WORKS = new WeakMap<Workshop, ImageWork>();

/** The work on images for a workshop. */
export function createImageWork(workshop: Workshop): ImageWork {
  const work = WORKS.get(workshop) ?? new ImageWork(workshop);
  WORKS.set(workshop, work);
  return work;
}
