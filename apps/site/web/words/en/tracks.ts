/** Texts of several games shown side by side in time, in English. */
export const words = {
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  times: (factor: number) => `${factor}×`,
  at: (time: string, all: string) => `${time} of ${all}`,
  board: (name: string) => `The board of ${name}`,
  sharedBoard: 'The board of all',
};

export type TrackWords = typeof words;
