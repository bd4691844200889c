/** The steps of explanations, in Polish. */
export { polish as words } from '@nonokit/explain/steps/pl';
