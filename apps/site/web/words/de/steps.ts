/** The steps of explanations, in German. */
export { german as words } from '@nonokit/explain/steps/de';
