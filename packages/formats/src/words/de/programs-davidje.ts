/** Messages about the files of davidje13, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-davidje.js';

export const PROGRAMS_DAVIDJE: Translation<typeof en> = {
  davidjeNoHeader: () =>
    'die Datei benennt ihre Felder nicht, erwartet wird eine Kopfzeile mit „name“ und „rules“ oder „image“',
  davidjeNoString: () =>
    'die Zeile hat keinen Rätselcode, erwartet wird einer in „rules“ oder „image“',
  davidjeOpenQuote: () =>
    'die Datei endet innerhalb von Anführungszeichen, erwartet wird das schließende',
  davidjeAfterQuote: () =>
    'nach den Anführungszeichen geht der Text weiter, erwartet wird ein Komma',
  davidjeNoObject: () => 'der Wert ist kein Objekt, erwartet wird ein Rätsel',
  davidjeNoArray: ({ key }) => `„${key}“ ist kein Array, erwartet werden die Zahlen jeder Linie`,
  davidjeWithheld: ({ key, index }) =>
    `die Zahlen ${key}[${index}] sind vorenthalten: ein Nonogramm anderer Art, das hier nicht angenommen wird`,
  davidjeNoClue: ({ key, index }) =>
    `${key}[${index}] sind keine Zahlen einer Linie, erwartet wird ein Array von Zahlen`,
  davidjeNoPicture: () => '„image“ ist kein Bild, erwartet werden Zeilen von Text',
  davidjeNoShare: ({ found }) =>
    [
      `„${found}“ ist kein Rätselcode, erwartet wird „R“,`,
      '„B“ oder „L“ und Zeichen aus A-Z, a-z, 0-9, „-“, „_“',
    ].join(' '),
  davidjeEndsEarly: () => 'der Rätselcode bricht ab, es fehlt ein Teil des Rätsels',
  davidjeTooLarge: ({ width, height, most }) =>
    `die Größe ist ${width}x${height}, erlaubt sind höchstens ${most} Felder je Seite`,
  davidjeNoCells: () => 'das Bild hat keine Art von Feldern, erwartet werden welche',
  davidjeUnknownCell: ({ cell, row }) =>
    `Feld ${cell} von Zeile ${row} ist offen, erwartet wird ein fertiges Bild`,
  davidjeTooWide: ({ width, height, most }) =>
    [
      `das Rätsel ist ${width}x${height}, Rätselcodes von`,
      `davidje13 fassen höchstens ${most} Felder je Seite`,
    ].join(' '),
};
