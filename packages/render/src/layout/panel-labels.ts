/** The labels of panels: what each shows, where a sheet has several. */
import type { Box } from './box.js';
import type { Label } from './label.js';
import { textWidth } from './measure.js';
import type { Outer, Panel } from './sheet.js';
import type { SheetPlan } from './sheet-plan.js';

/** The labels of a sheet's panels. */
export interface PanelLabels {
  /** The height to keep free above each panel; 0 without labels. */
  readonly height: number;
  /** The width that each panel has at least. */
  readonly width: number;
  /** The label of panel `k`, above its cells and above the clues of the first. */
  at(k: number, cells: Box, outer: Outer): { readonly label?: Label };
}

/** The labels of panels with these contents; a single panel needs none. */
export function panelLabels(
  { cell, words, solutions }: SheetPlan,
  shows: readonly Panel['shows'][],
): PanelLabels {
  if (shows.length < 2) return { height: 0, width: 0, at: () => ({}) };
  const fontSize = Math.round(Math.min(20, Math.max(12, 0.6 * cell)));
  const height = Math.round(1.6 * fontSize);
  const chooseText = (panel: Panel['shows'] | undefined): string => {
    if (panel === 'nothing') return words.puzzle;
    if (solutions === 1) return words.solution(undefined);
    return words.solution(panel === 'other' ? 2 : 1);
  };
  const widths = shows.map((panel) => Math.ceil(textWidth(chooseText(panel), fontSize)));
  return {
    height,
    width: Math.max(...widths),
    at: (k, { left, top }, outer) => {
      const text = chooseText(shows[k]);
      const above = top - (k === 0 ? outer.top : 0) - height;
      const slot = { left, top: above, width: textWidth(text, fontSize), height };
      const label: Label = {
        text,
        fontSize,
        slot,
        align: 'left',
        x: left,
        y: above + 0.95 * fontSize,
      };
      return { label };
    },
  };
}
