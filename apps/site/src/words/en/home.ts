/** Texts of the first page, in English. */
export const HOME_EN = {
  heading: 'Nonograms',
  description:
    'Play nonograms in the browser: hints with reasons, nothing is lost, no account, no ads.',
};

export type HomeWords = typeof HOME_EN;
