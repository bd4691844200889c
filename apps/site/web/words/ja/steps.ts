/** The steps of explanations, in Japanese. */
export { japanese as words } from '@nonokit/explain/steps/ja';
