/** Texts of the choice between two versions of a game, in Russian. */
import type { ApartWords } from '../en/apart.js';
import { grouped } from '../grouped.js';

const rules = new Intl.PluralRules('ru');
const MOVES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'ход', few: 'хода' };

export const APART_RU: ApartWords = {
  title: (number) => `Две версии № ${number}`,
  text: 'Вы играли на двух устройствах, и одно не знало о другом. Выберите, какую игру продолжить; вторая останется в истории.',
  thisDevice: 'Это устройство',
  otherDevice: 'Другое устройство',
  moves: (count) => `${grouped(count, '\u00a0')} ${MOVES[rules.select(count)] ?? 'ходов'}`,
  later: 'Решить позже',
  goOn: (name) => `Продолжить: ${name}`,
};
