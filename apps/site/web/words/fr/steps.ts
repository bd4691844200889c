/** The steps of explanations, in French. */
export { french as words } from '@nonokit/explain/steps/fr';
