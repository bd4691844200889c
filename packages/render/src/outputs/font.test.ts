/** Fonts: the characters and widths of the font that pictures are drawn with, and lines of text. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { drawableText, fontOf, wrapText } from './font.js';

const { resolve } = createRequire(import.meta.url);
const font = fontOf(readFileSync(resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf')));

describe('fontOf', () => {
  it('knows which characters PT Sans has, and how wide they are', () => {
    const width = (char: string) => font.advance(char.codePointAt(0) ?? 0);
    expect(['0', '1', '9'].map(width)).toEqual([0.567, 0.567, 0.567]);
    for (const char of 'AzÄßéłЁяѢ×·…—№◊') expect(width(char), char).toBeGreaterThan(0);
    for (const char of '猫あ한😀א') expect(width(char), char).toBeUndefined();
  });

  it('refuses what is no font', () => {
    expect(() => fontOf(new Uint8Array(100))).toThrow(RangeError);
  });
});

describe('drawableText', () => {
  it.each([
    ['Кот — cat', 'Кот — cat', []],
    ['猫 cat 猫', '◊ cat ◊', ['猫']],
    ['e\u0301', 'é', []],
    ['❤\ufe0f', '◊', ['❤']],
  ])('%s becomes %s', (text, drawn, missing) => {
    expect(drawableText(text, font)).toEqual({ text: drawn, missing });
  });
});

describe('wrapText', () => {
  it('breaks at spaces, and within a word that is longer than a line', () => {
    const wrap = (text: string, width: number) => wrapText(text, width, () => 5);
    expect(wrap('', 100)).toEqual([]);
    expect(wrap('one two', 35)).toEqual(['one two']);
    expect(wrap('one two three', 35)).toEqual(['one two', 'three']);
    expect(wrap('00000', 12)).toEqual(['00', '00', '0']);
  });
});
