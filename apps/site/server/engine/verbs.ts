/** The verbs of the engine with what they take and give. All of it can be sent to a thread. */

/** A puzzle as it comes: a file in any format. */
export interface PuzzleFile {
  readonly bytes: Uint8Array;
  /** The format, if it is known; else it is detected. */
  readonly format?: string | undefined;
  /** The name of the file, which helps detection. */
  readonly name?: string | undefined;
}

/** A mistake in a file, as `Problem` of the library. */
export interface EngineProblem {
  readonly code: string;
  readonly message: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** All that publishing needs to know of a puzzle. */
export interface AppraisedPuzzle {
  readonly width: number;
  readonly height: number;
  /** The inks as `#rrggbb`, without the paper. */
  readonly inks: readonly string[];
  /** The share string of the clues alone, without texts. */
  readonly clues: string;
  /** The share string with the picture, without texts. */
  readonly picture: string;
  /** `canonicalKey` of the picture. */
  readonly key: string;
  readonly solutions: 'one' | 'several' | 'unknown' | 'none';
  readonly isLineSolvable: boolean;
  readonly isTrivial: boolean;
  /** The share of filled cells. */
  readonly fill: number;
  readonly emptyBorders: number;
  /** 1 (easy) to 5. */
  readonly difficulty: number;
  readonly score: number;
  /** The hardest technique; undefined where techniques do not solve it. */
  readonly technique: string | undefined;
  /** Texts of the file. */
  readonly title: string | undefined;
  readonly author: string | undefined;
  readonly description: string | undefined;
  readonly license: string | undefined;
}

/** Requests and answers by verb. The engine's own verbs of the API are added here. */
export interface EngineVerbs {
  readonly appraise: {
    readonly request: PuzzleFile;
    readonly answer:
      | { readonly ok: true; readonly puzzle: AppraisedPuzzle }
      | { readonly ok: false; readonly problem: EngineProblem };
  };
}
