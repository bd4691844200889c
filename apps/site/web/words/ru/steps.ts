/** The steps of explanations, in Russian. */
export { russian as words } from '@nonokit/explain/steps/ru';
