/** Texts of the maker's page about images, in German. */
import type { SourceWords } from '../en/make-source.js';

export const words: SourceWords = {
  heading: 'Bild',
  dropHere: 'Zieh ein Bild hierher, füg es mit Strg+V ein oder wähl eines',
  dropHereTouch: 'Wähl ein Bild, füg es ein oder nimm eines auf',
  stays: 'Bilder verlassen dieses Gerät nie.',
  choose: 'Bild wählen',
  another: 'Anderes Bild',
  paste: 'Einfügen',
  camera: 'Kamera',
  remove: 'Bild entfernen',
  crop: 'Zuschneiden',
  pasted: 'Eingefügtes Bild',
  photo: 'Foto',
  reading: 'Das Bild wird gelesen …',
  sourceOf: (name) => `Das Bild ${name}`,
  frame: 'Einzelbild',
  frameOf: (frame, count) => `${frame} von ${count}`,

  wishes: 'Größe, Farben, Schwierigkeit',
  size: 'Größe',
  sizeOf: (width, height) => `${width} × ${height}`,
  colors: 'Farben',
  blackAndWhite: 'schwarz-weiß',
  keepInks: 'Diese Farben behalten',
  threshold: 'Schwelle',
  automatic: 'automatisch',
  makeAutomatic: 'Automatisch',
  invert: 'Umkehren',
  edges: 'Nur Umrisse',
  background: 'Hintergrund',
  backgroundShare: (share) => `${share} der Felder`,
  backgroundAutomatic: (color) => (color === '' ? 'automatisch' : `automatisch: ${color}`),
  backgroundOther: 'Andere Farbe …',
  backgroundColor: 'Farbe des Hintergrunds',
  aim: 'Ziel',
  anyAim: 'Egal',
  makeIt: 'Anpassen',
  easier: 'Leichter',
  harder: 'Schwerer',
  smaller: 'Kleiner',

  offers: 'Vorschläge aus dem Bild',
  own: 'Deine Einstellungen',
  asIs: 'unverändert',
  changed: (count, noun) => `${count} ${noun}`,
  changedNouns: { one: 'geändert', other: 'geändert' },
  notByLines: 'nicht linienweise',
  missed: (difficulty) => `nicht ${difficulty.toLowerCase()}`,
  notReached: 'noch nicht linienweise lösbar',
  likeness: (share) => `${share} ähnlich`,
  working: 'Läuft …',
  waiting: 'Wartet …',
  failedOffer: 'bei dieser Größe bleibt nichts übrig',
  offerLabel: (parts) => parts.join(', '),
  inksNouns: { one: 'Farbe', other: 'Farben' },
  ready: (count, all) => `${count} von ${all} Bildern sind fertig.`,
  offer: 'Vorschläge aus dem Bild zeigen',
  moreOffers: (count) => `${count} weitere`,
  replaced: 'Das Bild wurde ersetzt.',
  undo: 'Rückgängig',

  cropTitle: 'Zuschneiden und begradigen',
  cropWhole: 'Ausschnitt',
  corners: {
    'top-left': 'Ecke oben links',
    'top-right': 'Ecke oben rechts',
    'bottom-left': 'Ecke unten links',
    'bottom-right': 'Ecke unten rechts',
  },
  cropHelp: 'Zieh die Ecken oder beweg sie mit den Pfeiltasten.',
  cropSize: (width, height) => `${width} × ${height} Pixel`,
  straighten: 'Begradigen',
  degrees: (angle) => `${angle}°`,
  turnLeft: 'Nach links drehen',
  turnRight: 'Nach rechts drehen',
  mirror: 'Spiegeln',
  reset: 'Zurücksetzen',
  apply: 'Übernehmen',
  cancel: 'Abbrechen',

  cameraTitle: 'Ein Foto aufnehmen',
  cameraView: 'Was die Kamera sieht',
  cameraWaiting: 'Warten auf die Kamera …',
  takePicture: 'Aufnehmen',

  troubles: {
    notImage: (name) => `${named(name)} ist kein Bild, das sich hier lesen lässt.`,
    broken: (name) => `${named(name)} ist beschädigt: Das Bild lässt sich nicht dekodieren.`,
    unknownKind: (kind) =>
      `Dieser Browser kann Bilder der Art ${kind} nicht lesen: Speichere es als PNG oder JPEG und versuch es noch einmal.`,
    tooManyBytes: (name) => `${named(name)} ist zu groß: Die Grenze liegt bei 50 MB.`,
    tooManyPixels: (name) =>
      `${named(name)} hat zu viele Pixel: Die Grenze liegt bei 100 Megapixeln.`,
    tooSmall: (size) => `Das Bild hat nur ${size} Pixel, zu wenige für ein Rätsel.`,
    blank: () => 'Das Bild ist einfarbig: Es gibt nichts zu zeichnen.',
    blankHere: () =>
      'Mit diesen Einstellungen bleibt vom Bild nichts übrig: Versuch eine andere Größe, Farbe oder Schwelle.',
    nothingPasted: () =>
      'Es gibt kein Bild zum Einfügen: Kopier zuerst eines und versuch es dann noch einmal.',
    noCamera: () => 'Keine Kamera gefunden: Schließ eine an oder wähl eine Datei.',
    cameraRefused: () =>
      'Der Browser lässt diese Seite nicht an die Kamera: Erlaub es in der Adressleiste oder wähl eine Datei.',
    failed: () =>
      'Das Bild ließ sich nicht verarbeiten: Versuch es noch einmal oder wähl ein kleineres.',
  },
};

function named(name: string): string {
  return name === '' ? 'Diese Datei' : `„${name}“`;
}
