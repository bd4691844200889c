/**
 * Our own formats and those that people write by hand: clues as bare JSON, .non files and plain
 * pictures. This list suffices for a simple web page.
 */
import type { Format } from '../format.js';
import { json } from '../own/json.js';
import { jsonClues } from '../own/json-clues.js';
import { text } from '../own/picture-text.js';
import { share } from '../own/share.js';
import { non } from '../programs/non.js';

/** Share strings, JSON, .non files and plain pictures, in the order of detection. */
export const OWN_FORMATS: readonly Format[] = [share, jsonClues, json, non, text];
