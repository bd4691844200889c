/** The steps of explanations, in Ukrainian. */
export { ukrainian as words } from '@nonokit/explain/steps/uk';
