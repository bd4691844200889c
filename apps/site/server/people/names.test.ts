/** Which names are accepted, and which are taken for one another. */
import { describe, expect, it } from 'vitest';
import { faultOfName, nameKey, normalName } from './names.js';

const findFault = (text: string) => faultOfName(normalName(text));

describe('names', () => {
  it.each([
    'Anna',
    'Anna 7',
    'о_О-7',
    'Ёжик',
    'Žofie Nováková',
    '中村',
    'カタカナー',
    'محمد',
    '42',
    'Əli',
    'Bjørn Strauß',
    'ΝΙΚΟΣ',
    'Νικη',
    'ΓΥΨΟΣ',
  ])('accepts %s', (name) => {
    expect(findFault(name)).toBeUndefined();
  });

  it.each([
    ['', 'name-length'],
    ['A', 'name-length'],
    ['  A  ', 'name-length'],
    ['A'.repeat(31), 'name-length'],
    ['a\u0000b', 'name-signs'],
    ['Anna\u202e', 'name-signs'],
    ['An\u200bna', 'name-signs'],
    ['an\u3164na', 'name-signs'],
    ['<b>', 'name-signs'],
    ['Anna  B', 'name-signs'],
    ['-Anna', 'name-signs'],
    ['../etc', 'name-signs'],
    ['anna.json', 'name-signs'],
    ['😀😀', 'name-signs'],
    ['Z\u0335\u0336\u0337\u0338algo', 'name-signs'],
    ['\u0301\u0301', 'name-signs'],
    ['Anna \u0301', 'name-signs'],
    ['аб\u0488', 'name-signs'],
    ['\u029fena', 'name-scripts'],
    ['\u0261ina', 'name-scripts'],
    ['\u1d00\u1d05\u1d0d\u026a\u0274', 'name-scripts'],
    ['ΤΟΝΥ', 'name-scripts'],
    ['Аnna', 'name-scripts'],
    ['Αθηνa', 'name-scripts'],
    ['٤٢', 'name-scripts'],
    ['Admin', 'name-reserved'],
    ['АДМИН', 'name-reserved'],
    ['A_D_M_I_N', 'name-reserved'],
    ['M0derat0r', 'name-reserved'],
  ])('refuses %j: %s', (name, fault) => {
    expect(findFault(name)).toBe(fault);
  });

  it.each([
    ['Anna', 'ANNA'],
    ['Anna', 'Аnnа'],
    ['Вера', 'Bepa'],
    ['Алёна', 'Алена'],
    ['René', 'rene'],
    ['Bill', 'BiII'],
    ['anna1', 'annal'],
    ['modern', 'modem'],
    ['john_doe', 'John Doe'],
    ['ﬁne', 'fine'],
  ])('considers %s the same as %s', (one, other) => {
    expect(nameKey(normalName(one))).toBe(nameKey(normalName(other)));
  });

  it('distinguishes other names', () => {
    const names = ['Anna', 'Hanna', 'Anne', 'Аня', 'Иван', 'Ивана', 'anna2', 'anna3'];
    expect(new Set(names.map(nameKey)).size).toBe(names.length);
  });
});
