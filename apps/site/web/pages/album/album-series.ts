/** Series in the album: which of them are begun, and their puzzles as tiles. */
import type { Palette } from '@nonokit/core';
import type { AlbumPicture } from '../../puzzles/album.js';
import type { DrawnMarks } from '../../sheet/painters.js';

/** A puzzle of a series: a picture in its place, or an empty frame. */
export interface SeriesTile {
  readonly id: string;
  readonly number: number;
  /** The page of a puzzle of the server; undefined for those of the shelf. */
  readonly page?: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly isSolved: boolean;
  /** Known to those who have solved it. */
  readonly title?: string | undefined;
  /** Undefined until it is solved, and where nothing has it any more. */
  readonly picture?: { readonly marks: DrawnMarks; readonly palette: Palette } | undefined;
}

/** A series of the album. */
export interface AlbumSeries {
  readonly id: string;
  readonly title: string;
  /** Where its puzzles are listed, from the site's root. */
  readonly address: string;
  readonly count: number;
  /** Its puzzles in order; undefined if they cannot be had. */
  readonly tiles: () => Promise<readonly SeriesTile[] | undefined>;
}

/** Some of the series in which nothing is solved yet. */
export interface OtherSeries {
  readonly series: readonly AlbumSeries[];
  /** What the further ones are asked with; undefined if there are none. */
  readonly next: string | undefined;
}

/** Where series come from: undefined answers mean that it cannot be reached. */
export interface SeriesSource {
  /** The series with a solved puzzle. */
  readonly begun: () => Promise<readonly AlbumSeries[] | undefined>;
  /** The others, page by page; only after `begun`. */
  readonly others: (after?: string) => Promise<OtherSeries | undefined>;
}

/** What this device knows of solved puzzles. */
export interface SolvedHere {
  /** The puzzles, the latest first. */
  readonly ids: readonly string[];
  readonly pictures: ReadonlyMap<string, AlbumPicture>;
}

/** The puzzle that comes next in a series; undefined if all are solved. */
export function findNextTile(tiles: readonly SeriesTile[]): SeriesTile | undefined {
  return tiles.find(({ isSolved }) => !isSolved);
}

/** The picture that this device has of a puzzle. */
export function pictureHere({ pictures }: SolvedHere, id: string): SeriesTile['picture'] {
  const found = pictures.get(id);
  return found === undefined ? undefined : { marks: found.marks, palette: found.palette };
}
