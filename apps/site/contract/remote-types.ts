/**
 * What the server's answers are, as far as the pages of a puzzle use them: the types of the schemas
 * that the server checks with.
 */
import type { PuzzleCard, PuzzleDetail, PuzzleList, Reveal } from './catalogue.js';
import type { CommentJson, CommentsJson, VotesJson } from './community.js';
import type { GameJson, SolvedJson, SolveRecordJson } from './games.js';
import type { PuzzleRankingJson, TimeEntry } from './rankings.js';
import type { Reason } from './reasons.js';
import type { SeriesList, SeriesPictures } from './series.js';

export type { Reveal, TimeEntry };

/** What a list shows of a puzzle: nothing that gives its picture away. */
export type RemoteCard = PuzzleCard;
export type RemoteList = PuzzleList;

/** A puzzle as its page has it. */
export type RemotePuzzle = PuzzleDetail;

/** A game as the server keeps it; its record is a saved game of the board in base64. */
export type RemoteGame = Pick<
  GameJson,
  | ('id' | 'puzzle' | 'version' | 'revision')
  | ('moves' | 'elapsed' | 'record' | 'state')
  | ('device' | 'changedAt')
>;

/** The server's answer to a solve, and the moves of a solve. */
export type Solved = SolvedJson;
export type SolveRecord = SolveRecordJson;

/** Series in a list, and one as a page of the album. */
export type RemoteSeriesList = SeriesList;
export type RemoteSeriesPictures = SeriesPictures;

export type Ranking = PuzzleRankingJson;
export type Comment = CommentJson;
export type Comments = CommentsJson;
export type Votes = VotesJson;
export type ReportReason = Reason;
