/**
 * A puzzle of the catalogue. A file of the catalogue holds one a line, in our own JSON; what the
 * catalogue knows of it stands in the member `catalogue`. Lists need those facts alone, so they are
 * read without checking the puzzle; `text` is there for a reader of puzzles.
 *
 * The catalogue is made by our own scripts and checked by their tests: a line that is no such
 * object is a mistake of ours, and throws.
 */

/** A text in both languages. */
export interface TextsByLanguage<Text = string> {
  readonly en: Text;
  readonly ru: Text;
}

/** What the catalogue knows of a puzzle. */
export interface CatalogueEntry {
  /** "fox-20c4" */
  readonly id: string;
  /** These give the picture away: nobody sees them before solving, unless they ask for them. */
  readonly titles: TextsByLanguage;
  readonly tags: TextsByLanguage<readonly string[]>;
  /** "animal-mammal" */
  readonly category: string;
  /** Where the drawing comes from: "noto/fox". */
  readonly source: string;
  /** SPDX code: "CC-BY-4.0". */
  readonly license: string;
  /** One sentence that names who drew it; empty for our own. */
  readonly attribution: string;
  readonly difficulty: {
    /** "easy" */
    readonly label: string;
    /** From 1 to 100. */
    readonly score: number;
  };
  /** The techniques that it needs: "overlap". */
  readonly techniques: readonly string[];
  readonly isLineSolvable: boolean;
  /** `canonicalKey` of the picture. */
  readonly canonical: string;
  readonly width: number;
  readonly height: number;
  /** Colours of the inks: "#c8141e". */
  readonly inks: readonly string[];
  /** The line, for a reader of puzzles. */
  readonly text: string;
}

/** A line as JSON, as far as lists need it. */
interface LineJson {
  readonly width: number;
  readonly height: number;
  readonly palette?: readonly (string | { readonly color: string })[];
  readonly catalogue?: Omit<CatalogueEntry, 'width' | 'height' | 'inks' | 'text'>;
}

/** The entries of a file, in its order. @throws if a line is none. */
export function entriesOf(text: string): CatalogueEntry[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map(entryOf);
}

/** The entry of a line. @throws if it is none. */
export function entryOf(text: string): CatalogueEntry {
  const { width, height, palette = BLACK, catalogue } = JSON.parse(text) as LineJson;
  if (catalogue === undefined) throw new Error(`no line of the catalogue: ${text.slice(0, 60)}`);
  const inks = palette.slice(1).map((ink) => (typeof ink === 'string' ? ink : ink.color));
  return { ...catalogue, width, height, inks, text };
}

const BLACK: readonly string[] = ['#ffffff', '#000000'];
