/**
 * Reads files of bare numbers; a module of its own, so that such a file does not load all formats.
 */
export { readBareNumbers } from '@nonokit/formats/numbers';
