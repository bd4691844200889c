/** What `tools/digits` needs to train the network: its layers, and how glyphs are cut. */
export { cutGlyph, GLYPH_SIDE, type GlyphBox, type InkImage } from './digits/glyph.js';
export {
  type Activations,
  CLASSES,
  createActivations,
  FILTERS,
  FILTERS_2,
  FLAT,
  HIDDEN,
  LAYERS,
  NO_DIGIT,
  runNetwork,
  SIDE_2,
  SIDE_3,
  type Weights,
} from './digits/network.js';
export { packWeights, unpackWeights } from './digits/packed-weights.js';
