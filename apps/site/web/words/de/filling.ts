/** What the site answers while its catalogue is filled, in German. */
import type { FillingWords } from '../en/filling.js';
import { grouped } from '../grouped.js';

export const words: FillingWords = {
  filling: 'Der Katalog wird gefüllt.',
  filled: (done, all) =>
    `Der Katalog wird gefüllt: ${grouped(done, '.')} von ${grouped(all, '.')} Rätseln.`,
  soon: 'Das geschieht einmal und dauert ein paar Sekunden. Die Seite öffnet sich von selbst.',
};
