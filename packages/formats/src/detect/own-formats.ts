/**
 * Our own formats and those that people write by hand: clues as bare JSON, .non files and plain
 * pictures. This list suffices for a simple web page.
 */

import { jsonClues } from '../foreign-json/json-clues.js';
import type { Format } from '../format.js';
import { json } from '../own/json.js';
import { share } from '../own/share.js';
import { non } from '../programs/non.js';
import { text } from '../text-pictures/text.js';

/** Share strings, JSON, .non files and plain pictures, in the order of detection. */
export const OWN_FORMATS: readonly Format[] = [share, jsonClues, json, non, text];
