/** Texts of the page that reads printed puzzles, in German. */
import type { ScanWords } from '../en/scan.js';

export const words: ScanWords = {
  title: 'Scannen',
  description:
    'Aus dem Foto eines gedruckten Nonogramms wird ein Rätsel zum Spielen. Das Bild bleibt auf deinem Gerät.',
  heading: 'Ein gedrucktes Rätsel scannen',
  stays: 'Das Bild bleibt auf diesem Gerät; nichts wird gesendet.',
  steps: ['Bild', 'Ecken', 'Zahlen'],

  dropHere: 'Zieh ein Foto, einen Scan oder ein Bildschirmfoto hierher oder füg es mit Strg+V ein',
  dropHereTouch: 'Fotografier die Seite oder wähl ein Bild',
  camera: 'Kamera',
  file: 'Bild wählen',
  paste: 'Einfügen',
  another: 'Anderes Bild',
  goodPictures:
    'Ein gutes Bild zeigt den ganzen Rahmen mit allen Zahlen; das Blatt liegt flach und hat Licht von der Seite.',
  letGo: 'Bild loslassen',

  reading: 'Die Zahlen werden gelesen …',
  stop: 'Stopp',
  picture: 'Das gewählte Bild',

  cornersHeading: 'Setz die Ecken auf den äußeren Rahmen',
  cornersHelp: 'Die Zahlen gehören hinein. Das Papier darf schräg liegen.',
  cornerKeys: 'Pfeiltasten bewegen die Ecke, Tab nimmt die nächste.',
  corners: ['Ecke oben links', 'Ecke oben rechts', 'Ecke unten rechts', 'Ecke unten links'],
  crossed: 'Die Ecken sind vertauscht. Ordne sie oder dreh das Bild.',
  turnLeft: 'Nach links drehen',
  turnRight: 'Nach rechts drehen',
  read: 'Zahlen lesen',
  setCorners: 'Ecken selbst setzen',
  typeNumbers: 'Getippte Zahlen einfügen',

  refused: {
    'no-squares': {
      heading: 'Keine Kästchen gefunden',
      text: 'Ein Nonogramm hat ein Gitter aus Kästchen. Fotografier es aus der Nähe, mit Licht von der Seite.',
    },
    'no-numbers': {
      heading: 'Kästchen ohne Zahlen',
      text: 'Kästchen wurden gefunden, aber keine Zahlen links und darüber. Das ganze Rätsel muss im Bild sein.',
    },
    'numbers-inside': {
      heading: 'Das sieht nach Sudoku oder Kreuzworträtsel aus',
      text: 'Bei einem Nonogramm stehen die Zahlen neben den Kästchen, hier stehen sie darin. Es wurde nichts gelesen und nichts behalten.',
    },
    'too-small': {
      heading: 'Die Kästchen sind zu klein',
      text: 'Ein Kästchen braucht mindestens 8 Pixel. Fotografier aus der Nähe.',
    },
    'bad-size': {
      heading: 'Das Bild ist zu klein',
      text: 'Es braucht mindestens 60 Pixel je Seite. Nimm ein anderes.',
    },
    stopped: {
      heading: 'Das Lesen dauert zu lange',
      text: 'Setz die Ecken selbst: Dann wird nur das Rätsel dazwischen gelesen.',
    },
  },

  several: 'Rätsel in diesem Bild',
  sheet: (number, size) => `Rätsel ${number}, ${size}`,
  summary: (count, noun, unsure) => `${count} ${noun}, davon ${unsure} unsicher.`,
  summarySure: (count, noun) => `${count} ${noun}, alle sicher.`,
  numbersRead: { one: 'Zahl gelesen', other: 'Zahlen gelesen' },
  straightened: 'Bild, begradigt',
  board: 'Die gelesenen Zahlen',

  crop: 'Die Zahl im Bild',

  solve: 'Lösen',
  lookAt: (count, noun) => `${count} ${noun} ansehen`,
  unsureNumbers: { one: 'unsichere Zahl', other: 'unsichere Zahlen' },
  save: 'Speichern',
  print: 'Drucken',
};
