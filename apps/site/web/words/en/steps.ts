/** The steps of explanations, in English. */
export { english as words } from '@nonokit/explain/steps/en';
