/**
 * What processes tell each other of connections. The process that has the socket opens a link to
 * the one that has the room; the link's number is unique among those that it opened.
 */
import { isLanguage, type Language } from '@nonokit/core';
import { CLOSED, type Closing } from '../../../rooms/index.js';

/** A letter. */
export type Letter =
  /** A member wants to come into a room. */
  | {
      readonly type: 'open';
      readonly link: number;
      readonly language: Language;
      readonly room: string;
    }
  /** It is in. */
  | { readonly type: 'opened'; readonly link: number }
  /** The member says something: a message as JSON. */
  | { readonly type: 'say'; readonly link: number; readonly text: string }
  /** The member is told something: a message as JSON. */
  | { readonly type: 'tell'; readonly link: number; readonly text: string }
  /** Its connection has closed. */
  | { readonly type: 'leave'; readonly link: number }
  /** Its connection has to be closed. */
  | { readonly type: 'close'; readonly link: number; readonly why: Closing };

/** A letter as text. */
export function writeLetter(letter: Letter): string {
  const { type, link } = letter;
  return `${type} ${link} ${bodyOf(letter)}`;
}

function bodyOf(letter: Letter): string {
  switch (letter.type) {
    case 'open':
      return `${letter.language} ${letter.room}`;
    case 'say':
    case 'tell':
      return letter.text;
    case 'close':
      return letter.why;
    default:
      return '';
  }
}

const LETTER = /^(open|opened|say|tell|leave|close) ([1-9][0-9]{0,14}) (.*)$/s;
const OPEN = /^([a-z]{2}) ([0-9A-Za-z]{1,32})$/;

/** Reads a letter; undefined if it is none. */
export function readLetter(text: string): Letter | undefined {
  const [, type, digits, body = ''] = LETTER.exec(text) ?? [];
  const link = Number(digits);
  switch (type) {
    case 'open': {
      const [, language, room = ''] = OPEN.exec(body) ?? [];
      return isLanguage(language) ? { type, link, language, room } : undefined;
    }
    case 'say':
    case 'tell':
      return { type, link, text: body };
    case 'opened':
    case 'leave':
      return body === '' ? { type, link } : undefined;
    case 'close':
      return Object.hasOwn(CLOSED, body) ? { type, link, why: body as Closing } : undefined;
    default:
      return undefined;
  }
}
