/** Texts of the maker's page about images, in English. */

export const words = {
  /** The area that takes images. */
  heading: 'Image',
  dropHere: 'Drop an image here, paste it with Ctrl+V, or choose one',
  dropHereTouch: 'Choose an image, paste it, or take a picture',
  stays: 'Images never leave this device.',
  choose: 'Choose an image',
  another: 'Choose another image',
  paste: 'Paste',
  camera: 'Camera',
  remove: 'Remove the image',
  crop: 'Crop and straighten',
  pasted: 'Pasted image',
  photo: 'Photo',
  reading: 'Reading the image…',
  sourceOf: (name: string) => `The image ${name}`,
  frame: 'Frame',
  frameOf: (frame: string, count: string) => `${frame} of ${count}`,

  /** The button that shows the sliders, where there is little room. */
  wishes: 'Size, colours, difficulty',
  size: 'Size',
  sizeOf: (width: number, height: number) => `${width} × ${height}`,
  colors: 'Colours',
  blackAndWhite: 'black and white',
  keepInks: 'Keep these inks',
  threshold: 'Threshold',
  automatic: 'automatic',
  makeAutomatic: 'Automatic',
  invert: 'Invert',
  edges: 'Outlines only',
  background: 'Background',
  /** The paper's share of the picture. */
  backgroundShare: (share: string) => `${share} of cells`,
  /** The paper's colour, once the maker has chosen it. */
  backgroundAutomatic: (color: string) => (color === '' ? 'automatic' : `automatic: ${color}`),
  backgroundOther: 'Another colour…',
  backgroundColor: 'Colour of the background',
  aim: 'Aim for',
  anyAim: 'Any',
  makeIt: 'Make it',
  easier: 'Easier',
  harder: 'Harder',
  smaller: 'Smaller',

  offers: 'Pictures from the image',
  own: 'Your settings',
  asIs: 'as is',
  changed: (count: string, noun: string) => `${count} ${noun}`,
  changedNouns: { one: 'changed', other: 'changed' } as Partial<
    Record<Intl.LDMLPluralRule, string>
  >,
  notByLines: 'not by lines',
  /** Another difficulty was aimed at. */
  missed: (difficulty: string) => `not ${difficulty.toLowerCase()}`,
  notReached: 'not yet solvable line by line',
  likeness: (share: string) => `${share} alike`,
  working: 'Working…',
  waiting: 'Waiting…',
  failedOffer: 'nothing left at this size',
  offerLabel: (parts: readonly string[]) => parts.join(', '),
  inksNouns: { one: 'ink', other: 'inks' } as Partial<Record<Intl.LDMLPluralRule, string>>,
  ready: (count: string, all: string) => `${count} of ${all} pictures are ready.`,
  offer: 'Show pictures from the image',
  moreOffers: (count: string) => `${count} more`,
  replaced: 'The picture was replaced.',
  undo: 'Undo',

  cropTitle: 'Crop and straighten',
  cropWhole: 'Part to keep',
  corners: {
    'top-left': 'Top left corner',
    'top-right': 'Top right corner',
    'bottom-left': 'Bottom left corner',
    'bottom-right': 'Bottom right corner',
  },
  cropHelp: 'Drag the corners, or move them with the arrow keys.',
  cropSize: (width: number, height: number) => `${width} × ${height} pixels`,
  straighten: 'Straighten',
  degrees: (angle: string) => `${angle}°`,
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  mirror: 'Mirror',
  reset: 'Reset',
  apply: 'Apply',
  cancel: 'Cancel',

  cameraTitle: 'Take a picture',
  cameraView: 'What the camera sees',
  cameraWaiting: 'Waiting for the camera…',
  takePicture: 'Take the picture',

  troubles: {
    notImage: (name: string) => `${named(name)} is not an image that can be read here.`,
    broken: (name: string) => `${named(name)} is damaged: its picture cannot be decoded.`,
    unknownKind: (kind: string) =>
      `This browser cannot read ${kind} images: save it as PNG or JPEG and try again.`,
    tooManyBytes: (name: string) => `${named(name)} is too large: the limit is 50 MB.`,
    tooManyPixels: (name: string) =>
      `${named(name)} has too many pixels: the limit is 100 megapixels.`,
    tooSmall: (size: string) => `The image has only ${size} pixels, too few for a picture.`,
    blank: () => 'The image is a single colour: there is nothing to draw.',
    blankHere: () =>
      'With these settings nothing of the image is left: try another size, colour or threshold.',
    nothingPasted: () => 'There is no image to paste: copy one first, then try again.',
    noCamera: () => 'No camera was found: connect one, or choose a file.',
    cameraRefused: () =>
      'The browser does not let this page use the camera: allow it in the address bar, or choose a file.',
    failed: () => 'The image could not be processed: try again, or choose a smaller one.',
  },
};

function named(name: string): string {
  return name === '' ? 'This file' : `“${name}”`;
}

export type SourceWords = typeof words;
