/** Texts of the site as an app that is installed, in English. */
export const words = {
  title: (site: string) => `${site}: nonograms`,
  description: 'Play nonograms: hints with reasons, nothing is lost, no account, no ads.',
  openFile: 'Open a file',
};

export type AppWords = typeof words;
