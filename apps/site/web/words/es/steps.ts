/** The steps of explanations, in Spanish. */
export { spanish as words } from '@nonokit/explain/steps/es';
