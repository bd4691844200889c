/** Japanese captions for the ends of films. */
import type { FilmEndings } from '../film-language.js';

/** The captions for how a film can end, in Japanese. */
export const FILM_ENDINGS_JA: FilmEndings = {
  solved: '完成。',
  searched: '残りは総当たりで求めました。',
  differ: '解が複数あり、別の解では印のマスが異なります。',
  stuck: '1本の行や列だけでは、これ以上わかりません。',
};
