/** Messages about pictures drawn in characters, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/text-pictures.js';

export const TEXT_PICTURES: Translation<typeof en> = {
  pictureUndecided: () => 'kratka "?" jest nierozstrzygnięta, a potrzebny jest gotowy obrazek',
  pictureTriangle: ({ found }) =>
    `kratka "${found}" to trójkąt: trianogramy czyta się z .g albo z JSON-u Nonokit`,
  pictureBlank: () => 'spacja obok liter, a oczekiwano wierszy obrazka',
  pictureControl: () => 'znak sterujący, a oczekiwano wierszy obrazka',
  pictureManyCharacters: ({ most }) =>
    `różnych znaków jest więcej niż ${most}, a oczekiwano wierszy obrazka`,
  picturePadded: ({ row, found, width }) =>
    `liczba kratek w wierszu ${row} to ${found}, a w najdłuższym ${width}: krótsze uzupełniono pustymi`,
  pictureTooFewSigns: ({ most, inks }) =>
    `znaków wystarcza dla tylu kolorów: ${most}, a w nonogramie jest ich ${inks}`,
  pictureTooFewInks: ({ most, inks }) =>
    `jeśli żadna kratka nie jest pusta, znaków wystarcza dla tylu kolorów: ${most}, a w nonogramie jest ich ${inks}`,
  pictureNeedsFrom: () => 'taki obrazek czyta się tylko z --from text',
  pictureBackground: ({ symbol }) =>
    `"${symbol}" uchodzi za pustą kratkę, bo zwykłego znaku, kropki ani spacji, nie ma`,
  pictureJoined: () => 'puste linie dzielą obrazek; odczytano go jako jeden, bez nich',
  pictureBlankRow: () => 'pusta linia uchodzi za wiersz pustych kratek',
};
