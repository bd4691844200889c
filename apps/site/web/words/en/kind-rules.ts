/** What is different about nonograms of other kinds, beside their boards, in English. */
export const words = {
  hidden: 'A “?” is one block of unknown length.',
  anything: 'A “*” stands for any number of blocks, or none.',
  pairs:
    'A number in a circle counts cells that touch by their sides and lie in both lines. All other ' +
    'numbers keep to their own line.',
  cut:
    'A diagonal cuts some cells into two colours. ' +
    'Numbers in one frame are one block: its triangles have no number of their own and are counted.',
};

export type KindRuleWords = typeof words;
