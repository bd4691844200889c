/** Fonts: the characters and widths of the font that pictures are drawn with. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { drawableText, fontOf } from './font.js';

const { resolve } = createRequire(import.meta.url);
const font = fontOf(readFileSync(resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf')));

describe('fontOf', () => {
  it('knows which characters PT Sans has, and how wide they are', () => {
    const width = (char: string) => font.advance(char.codePointAt(0) ?? 0);
    expect(['0', '1', '9'].map(width)).toEqual([0.567, 0.567, 0.567]);
    for (const char of 'AzÄßéłЁяѢ×·…—№◊') expect(width(char), char).toBeGreaterThan(0);
    for (const char of '猫あ한😀א') expect(width(char), char).toBeUndefined();
  });

  it('refuses bytes that are not a font', () => {
    expect(() => fontOf(new Uint8Array(100))).toThrow(RangeError);
  });
});

describe('drawableText', () => {
  it.each([
    ['Кот — cat', 'Кот — cat', []],
    ['猫 cat 猫', '◊ cat ◊', ['猫']],
    ['e\u0301', 'é', []],
    ['❤\ufe0f', '◊', ['❤']],
  ])('turns %s into %s', (text, drawn, missing) => {
    expect(drawableText(text, font)).toEqual({ text: drawn, missing });
  });
});
