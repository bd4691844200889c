/**
 * The calls of the API and what they take and answer. Made from the description of the site by
 * "npm run client-types": change the schemas of the routes, not this file.
 *
 * SHA-256 of the description: cd78dbfac9cbfc2c5c1071f4140ce492592dbdd3deedf69abdeb759f76b495f9
 */
export type components = {
  schemas: {
    readonly Answer: {
      readonly colors: number;
      readonly complete?: boolean;
      readonly difficulty?: components["schemas"]["Difficulty"];
      readonly file: string;
      readonly height: number;
      readonly id: string | null;
      readonly index: number;
      readonly known?: readonly (readonly number[])[];
      readonly lineSolvable: boolean;
      readonly reason?: string;
      readonly solutions?: readonly (readonly (readonly number[])[])[];
      readonly stats: {
        readonly [key: string]: number;
      };
      /** @enum {string} */
      readonly status: "unique" | "multiple" | "none" | "unknown";
      readonly timeMs: number;
      readonly title: string | null;
      readonly width: number;
    };
    readonly ApiKey: {
      /** Format: date-time */
      readonly createdAt: string;
      /** Format: date-time */
      readonly endsAt: string | null;
      readonly id: string;
      readonly name: string;
      readonly scopes: readonly ("read" | "play" | "publish")[];
      /** Format: date-time */
      readonly usedAt: string | null;
    };
    readonly ApiKeys: {
      readonly keys: readonly components["schemas"]["ApiKey"][];
    };
    readonly BeginGame: {
      readonly device?: string;
      readonly given?: string;
      readonly puzzle: string;
    };
    readonly BlindPuzzle: {
      readonly columns: readonly (readonly number[])[];
      readonly facts: {
        readonly [key: string]: unknown;
      };
      readonly id: string;
      readonly palette: readonly (string | readonly string[])[];
      readonly rows: readonly (readonly number[])[];
      readonly sealed: readonly string[];
    };
    /** @enum {string} */
    readonly Board: "solved" | "points" | "authors" | "storm-day" | "storm-week" | "storm-ever" | "fastest-5" | "fastest-10" | "fastest-15" | "fastest-20" | "fastest-25" | "fastest-30" | "fastest-40" | "fastest-60" | "fastest-200";
    readonly BoardEntry: {
      readonly isMe: boolean;
      readonly person: {
        readonly name: string;
      } | null;
      readonly place: number;
      readonly published: number | null;
      readonly puzzle: {
        readonly id: string;
        readonly number: number;
      } | null;
      readonly run: string | null;
      readonly value: number;
    };
    readonly BoardRanking: {
      readonly board: components["schemas"]["Board"];
      readonly entries: readonly components["schemas"]["BoardEntry"][];
      readonly kind: components["schemas"]["SolveKind"];
      readonly mine: components["schemas"]["BoardEntry"] | null;
      readonly next: string | null;
    };
    readonly Boards: {
      readonly boards: readonly components["schemas"]["Board"][];
    };
    readonly ChangedComment: {
      readonly isOpen?: boolean;
      readonly text?: string;
    };
    readonly ChangedList: {
      readonly isPublic?: boolean;
      readonly title?: string;
    };
    readonly ChangedPuzzle: {
      readonly acceptWarnings?: boolean;
      readonly description?: string;
      /** @enum {string} */
      readonly encoding?: "text" | "base64";
      readonly file?: string;
      readonly format?: string;
      readonly isUnlisted?: boolean;
      /** @enum {string} */
      readonly license?: "" | "CC0-1.0" | "CC-BY-4.0" | "CC-BY-SA-4.0" | "CC-BY-NC-4.0";
      readonly name?: string;
      readonly notes?: string;
      readonly tags?: readonly string[];
      readonly titles?: {
        readonly de?: string;
        readonly en?: string;
        readonly es?: string;
        readonly fr?: string;
        readonly ja?: string;
        readonly pl?: string;
        readonly ru?: string;
        readonly uk?: string;
      };
    };
    readonly ChangedSeries: {
      readonly description?: string;
      readonly puzzles?: readonly string[];
      readonly title?: string;
    };
    readonly CheckRequest: {
      /** @enum {string} */
      readonly encoding?: "text" | "base64";
      readonly format?: string;
      readonly index?: number | null;
      readonly name?: string;
      readonly puzzle: string | {
        readonly [key: string]: unknown;
      };
      readonly seed?: number | null;
      readonly timeoutMs?: number;
    };
    readonly Comment: {
      readonly author: {
        readonly hasSolved: boolean;
        readonly isPuzzleAuthor: boolean;
        readonly name: string;
      } | null;
      /** Format: date-time */
      readonly changedAt: string | null;
      /** Format: date-time */
      readonly createdAt: string;
      readonly id: string;
      readonly isMine: boolean;
      readonly isOpen: boolean;
      readonly puzzle: string;
      /** @enum {string} */
      readonly state: "shown" | "hidden";
      readonly text: string;
    };
    readonly Comments: {
      readonly comments: readonly components["schemas"]["Comment"][];
      readonly held: number;
      readonly isLocked: boolean;
      readonly mayWrite: boolean;
      readonly next: string | null;
    };
    readonly Contest: {
      /** Format: date-time */
      readonly beginsAt: string;
      /** Format: date-time */
      readonly endsAt: string;
      readonly hasJoined: boolean;
      readonly id: string;
      readonly isMine: boolean;
      readonly organiser: string;
      readonly people: number;
      readonly puzzles: number;
      readonly title: string;
    };
    readonly ContestDetail: components["schemas"]["Contest"] & {
      readonly cards: readonly {
        readonly position: number;
        readonly puzzle: components["schemas"]["PuzzleCard"];
      }[] | null;
      /** Format: date-time */
      readonly now: string;
      readonly standings: {
        readonly entries: readonly components["schemas"]["Standing"][];
        readonly mine: components["schemas"]["Standing"] | null;
      } | null;
    };
    readonly ContestPath: {
      readonly puzzle: string;
      /** Format: byte */
      readonly record: string;
      readonly version: number;
    };
    readonly Contests: {
      readonly contests: readonly components["schemas"]["Contest"][];
      readonly next: string | null;
    };
    readonly ConvertRequest: {
      /** @enum {string} */
      readonly encoding?: "text" | "base64";
      readonly format?: string;
      readonly index?: number | null;
      readonly name?: string;
      readonly puzzle: string | {
        readonly [key: string]: unknown;
      };
      readonly to: string;
    };
    readonly Daily: {
      /** Format: date */
      readonly day: string;
      readonly isToday: boolean;
      /** Format: date */
      readonly next: string | null;
      /** Format: date */
      readonly previous: string | null;
      readonly puzzles: readonly {
        readonly isSolvedOnDay: boolean;
        readonly kind: components["schemas"]["DailyKind"];
        readonly puzzle: components["schemas"]["PuzzleCard"];
        readonly solves: number;
      }[];
      readonly streak: components["schemas"]["Streak"];
    };
    readonly DailyCalendar: {
      readonly days: readonly {
        /** Format: date */
        readonly day: string;
        readonly kinds: readonly components["schemas"]["DailyKind"][];
        readonly solved: readonly components["schemas"]["DailyKind"][];
      }[];
      readonly month: string;
      readonly next: string | null;
      readonly previous: string | null;
    };
    /** @enum {string} */
    readonly DailyKind: "small" | "medium" | "coloured";
    readonly DayEntry: {
      readonly activeMs: number;
      readonly isMe: boolean;
      readonly isVerified: boolean;
      readonly moves: number;
      readonly person: {
        readonly name: string;
      } | null;
      readonly place: number;
      readonly solve: string | null;
      /** Format: date-time */
      readonly solvedAt: string;
      readonly streak: number | null;
    };
    readonly DayRanking: {
      /** Format: date */
      readonly day: string;
      readonly entries: readonly components["schemas"]["DayEntry"][];
      readonly kind: components["schemas"]["SolveKind"];
      readonly mine: components["schemas"]["DayEntry"] | null;
      readonly next: string | null;
      readonly of: number;
      /** @enum {string} */
      readonly puzzle: "small" | "medium" | "coloured";
    };
    readonly Decision: {
      /** @enum {string} */
      readonly action: "hide" | "show" | "lock" | "unlock" | "ban" | "unban" | "role" | "close" | "strike" | "rank" | "approve" | "reveal" | "admit" | "warn" | "keep";
      /** Format: date-time */
      readonly createdAt: string;
      readonly id: string;
      readonly mayObject: boolean;
      readonly message: string;
      readonly objection: {
        /** Format: date-time */
        readonly createdAt: string;
        /** @enum {string} */
        readonly state: "open" | "kept" | "undone";
        readonly text: string;
      } | null;
      readonly reason: components["schemas"]["Reason"];
      readonly subject: {
        readonly kind: string;
        readonly puzzle: {
          readonly id: string;
          readonly number: number;
        } | null;
        readonly text: string | null;
      };
    };
    readonly Decisions: {
      readonly decisions: readonly components["schemas"]["Decision"][];
    };
    readonly Desk: {
      readonly count: number;
      readonly followers: number;
      readonly newFollowers: number;
      readonly next: string | null;
      readonly puzzles: readonly components["schemas"]["DeskPuzzle"][];
      readonly solves: number;
      readonly stars: number;
      readonly votes: number;
      readonly week: readonly number[];
    };
    readonly DeskPuzzle: {
      /** Format: date-time */
      readonly createdAt: string;
      readonly id: string;
      readonly medianMs: number | null;
      readonly number: number;
      readonly picture: string;
      readonly solves: number;
      readonly stars: number;
      /** @enum {string} */
      readonly state: "public" | "unlisted" | "hidden" | "waiting";
      readonly titles: components["schemas"]["Titles"];
      readonly votes: number;
      readonly withoutHelp: number | null;
    };
    readonly Difficulty: {
      readonly class: number;
      readonly complete: boolean;
      readonly effort: number;
      /** @enum {string} */
      readonly guess?: "nested" | "unfinished";
      /** @enum {string} */
      readonly label: "trivial" | "easy" | "medium" | "hard" | "expert" | "guess";
      readonly score: number;
      readonly steps: number;
    } & {
      readonly [key: string]: unknown;
    };
    readonly DoubtfulSolve: {
      readonly activeMs: number;
      readonly findings: readonly string[];
      readonly id: string;
      readonly measures: {
        readonly [key: string]: number;
      };
      readonly pauses: readonly {
        readonly isEarly: boolean;
        readonly ms: number;
      }[];
      readonly person: string;
      readonly puzzle: {
        readonly id: string;
        readonly number: number;
      };
      /** Format: date-time */
      readonly solvedAt: string;
      /** @enum {string} */
      readonly state: "doubtful" | "struck";
    };
    readonly DoubtfulSolves: {
      readonly next: string | null;
      readonly solves: readonly components["schemas"]["DoubtfulSolve"][];
    };
    readonly Draft: {
      readonly bytes: number;
      /** Format: date-time */
      readonly changedAt: string;
      /** Format: date-time */
      readonly createdAt: string;
      readonly id: string;
      readonly plan: components["schemas"]["DraftPlan"] | null;
      readonly revision: number;
      readonly title: string;
    };
    readonly DraftDetail: components["schemas"]["Draft"] & {
      /** Format: byte */
      readonly data: string;
    };
    readonly DraftPlan: {
      /** Format: date */
      readonly day: string;
      /** Format: date-time */
      readonly plannedAt: string;
      /** @enum {string|null} */
      readonly refusal: "not-publishable" | "has-warnings" | "too-many-new" | "banned" | "failed" | null;
    };
    readonly Drafts: {
      readonly deleted: readonly {
        /** Format: date-time */
        readonly deletedAt: string;
        readonly id: string;
        readonly revision: number;
      }[];
      readonly drafts: readonly components["schemas"]["Draft"][];
    };
    readonly DrawRequest: {
      readonly cell?: number;
      /** @enum {string} */
      readonly encoding?: "text" | "base64";
      readonly format?: string;
      /** @enum {string} */
      readonly frames?: "passes" | "lines" | "steps";
      readonly index?: number | null;
      /** @enum {string} */
      readonly language?: "en" | "ru" | "de" | "fr" | "es" | "ja" | "pl" | "uk";
      readonly name?: string;
      /** @enum {string} */
      readonly output?: "svg" | "png" | "gif" | "pdf" | "text";
      /** @enum {string} */
      readonly paper?: "a4" | "letter";
      readonly perPage?: number;
      readonly puzzle: string | {
        readonly [key: string]: unknown;
      };
      /** @enum {string} */
      readonly style?: "sheet" | "plain";
      /** @enum {string} */
      readonly theme?: "light" | "dark" | "print";
      readonly title?: string;
      /** @enum {string} */
      readonly what?: "puzzle" | "solution" | "both";
    };
    readonly EmailChange: {
      /** Format: email */
      readonly address: string | null;
      readonly password: string;
    };
    readonly EmailCode: {
      readonly code: string;
    };
    readonly ExplainRequest: {
      /** @enum {string} */
      readonly encoding?: "text" | "base64";
      readonly format?: string;
      readonly index?: number | null;
      readonly lineOnly?: boolean;
      readonly marks?: string | readonly string[] | readonly (readonly number[])[];
      readonly name?: string;
      readonly puzzle: string | {
        readonly [key: string]: unknown;
      };
      readonly timeoutMs?: number;
    };
    readonly Explanation: {
      readonly end: {
        readonly known: readonly (readonly number[])[];
        readonly level: number;
        /** @enum {string} */
        readonly status: "solved" | "stuck" | "stopped" | "contradiction";
        readonly steps: number;
      } & {
        readonly [key: string]: unknown;
      };
      readonly steps: readonly components["schemas"]["Step"][];
    };
    readonly FinishStorm: {
      readonly answers: readonly {
        readonly at: number;
        readonly color: number;
        readonly place: number;
      }[];
    };
    readonly FoundPeople: {
      readonly people: readonly {
        /** Format: date-time */
        readonly bannedUntil: string | null;
        readonly doubtful: number;
        readonly name: string;
        readonly published: number;
        /** @enum {string} */
        readonly role: "person" | "moderator" | "administrator";
        /** Format: date-time */
        readonly since: string;
        readonly solved: number;
        readonly warned: number;
      }[];
    };
    readonly Game: {
      readonly apart: readonly {
        /** Format: date-time */
        readonly changedAt: string;
        readonly device: string;
        readonly elapsed: number;
        readonly moves: number;
        /** Format: byte */
        readonly record: string;
      }[];
      /** Format: date-time */
      readonly changedAt: string;
      readonly device: string;
      readonly elapsed: number;
      /** Format: date-time */
      readonly givenAt: string;
      readonly id: string;
      readonly moves: number;
      readonly puzzle: string;
      /** Format: byte */
      readonly record: string | null;
      readonly revision: number;
      /** @enum {string} */
      readonly state: "open" | "solved" | "left";
      readonly version: number;
    };
    readonly GameList: {
      readonly games: readonly {
        /** Format: date-time */
        readonly changedAt: string;
        readonly device: string;
        readonly elapsed: number;
        /** Format: date-time */
        readonly givenAt: string;
        readonly id: string;
        readonly moves: number;
        readonly puzzle: string;
        readonly revision: number;
        /** @enum {string} */
        readonly state: "open" | "solved" | "left";
        readonly version: number;
      }[];
      readonly next: string | null;
    };
    readonly Hint: {
      readonly help: {
        readonly de?: {
          readonly what?: string;
          readonly where: string;
          readonly why?: string;
        };
        readonly en: {
          readonly what?: string;
          readonly where: string;
          readonly why?: string;
        };
        readonly es?: {
          readonly what?: string;
          readonly where: string;
          readonly why?: string;
        };
        readonly fr?: {
          readonly what?: string;
          readonly where: string;
          readonly why?: string;
        };
        readonly ja?: {
          readonly what?: string;
          readonly where: string;
          readonly why?: string;
        };
        readonly pl?: {
          readonly what?: string;
          readonly where: string;
          readonly why?: string;
        };
        readonly ru: {
          readonly what?: string;
          readonly where: string;
          readonly why?: string;
        };
        readonly uk?: {
          readonly what?: string;
          readonly where: string;
          readonly why?: string;
        };
      };
      /** @enum {string} */
      readonly kind: "step" | "mistakes" | "clash" | "solved" | "stuck" | "impossible";
      readonly known?: readonly (readonly number[])[];
    } & {
      readonly [key: string]: unknown;
    };
    readonly HintRequest: {
      /** @enum {string} */
      readonly encoding?: "text" | "base64";
      readonly format?: string;
      readonly index?: number | null;
      readonly lineOnly?: boolean;
      readonly marks?: string | readonly string[] | readonly (readonly number[])[];
      readonly name?: string;
      readonly puzzle: string | {
        readonly [key: string]: unknown;
      };
      /** @enum {string} */
      readonly tell?: "where" | "what" | "why" | "cells";
      readonly timeoutMs?: number;
    };
    readonly Invitation: {
      /** Format: date-time */
      readonly createdAt: string;
      /** Format: date-time */
      readonly endsAt: string;
      readonly id: string;
      readonly name: string;
      readonly uses: number;
      readonly usesLeft: number;
    };
    readonly Invitations: {
      readonly invitations: readonly components["schemas"]["Invitation"][];
    };
    readonly KeepGame: {
      readonly device: string;
      readonly elapsed: number;
      readonly moves: number;
      /** Format: byte */
      readonly record: string;
      readonly revision: number;
    };
    readonly KeptDraft: {
      /** Format: byte */
      readonly data: string;
      readonly revision: number;
      readonly title: string;
    };
    readonly Leave: {
      readonly password: string;
      /** @enum {string} */
      readonly puzzles?: "nameless" | "named";
    };
    readonly List: {
      /** Format: date-time */
      readonly changedAt: string;
      readonly count: number;
      readonly id: string;
      readonly isMine: boolean;
      readonly isPublic: boolean;
      /** @enum {string} */
      readonly kind: "favourites" | "named";
      readonly owner: string;
      readonly title: string;
    };
    readonly ListDetail: components["schemas"]["List"] & {
      readonly next: string | null;
      readonly puzzles: readonly components["schemas"]["PuzzleCard"][];
    };
    readonly Lists: {
      readonly lists: readonly components["schemas"]["List"][];
    };
    readonly MadeApiKey: {
      readonly info: components["schemas"]["ApiKey"];
      readonly key: string;
    };
    readonly MadeInvitation: {
      readonly address: string;
      readonly invitation: components["schemas"]["Invitation"];
    };
    readonly MadePuzzle: {
      readonly changed: readonly {
        readonly after: number;
        readonly before: number;
        readonly column: number;
        readonly row: number;
      }[];
      readonly colors: number;
      readonly difficulty?: components["schemas"]["Difficulty"];
      readonly effort: number;
      readonly fill: number;
      readonly height: number;
      readonly lineSolvable: boolean;
      readonly method: string;
      readonly palette: readonly string[];
      readonly puzzle: components["schemas"]["Puzzle"];
      readonly reached: boolean;
      readonly score: number;
      readonly similarity: number;
      /** @enum {string} */
      readonly status: "unique" | "multiple" | "unknown";
      readonly width: number;
    };
    readonly MakeRequest: {
      readonly author?: string;
      readonly background?: string;
      readonly colors?: number;
      /** @enum {string} */
      readonly difficulty?: "trivial" | "easy" | "medium" | "hard" | "expert";
      readonly edges?: boolean;
      /** @enum {string} */
      readonly encoding?: "text" | "base64";
      readonly format?: string;
      readonly index?: number | null;
      readonly invert?: boolean;
      readonly maxFlips?: number | null;
      readonly name?: string;
      readonly puzzle: string | {
        readonly [key: string]: unknown;
      };
      /** @enum {string} */
      readonly repair?: "line" | "unique" | "off";
      readonly seed?: number | null;
      readonly size?: string;
      readonly threshold?: number | null;
      readonly timeoutMs?: number;
      readonly title?: string;
    };
    readonly MakeRoom: {
      /** @enum {string} */
      readonly kind?: "race" | "together";
      readonly puzzle?: string;
    };
    readonly Me: {
      readonly about: string;
      readonly banned: {
        readonly reason: string;
        /** Format: date-time */
        readonly until: string;
      } | null;
      readonly canMail: boolean;
      /** Format: date-time */
      readonly createdAt: string;
      readonly dayBegins: number;
      readonly decisionMails: boolean;
      readonly email: {
        readonly address: string;
        readonly isConfirmed: boolean;
      } | null;
      /** @enum {string|null} */
      readonly language: "en" | "ru" | "de" | "fr" | "es" | "ja" | "pl" | "uk" | null;
      readonly likes: number;
      readonly mendsDays: boolean;
      readonly name: string;
      readonly noticeWays: components["schemas"]["NoticeWays"];
      readonly points: number;
      readonly published: number;
      /** @enum {string} */
      readonly role: "person" | "moderator" | "administrator";
      readonly shows: components["schemas"]["Shows"];
      readonly signInMails: boolean;
      readonly skill: components["schemas"]["Skill"];
      readonly solved: number;
      readonly timeZone: string;
    };
    readonly MeAnswer: {
      readonly person: components["schemas"]["Me"] | null;
    };
    readonly ModerationEntry: {
      /** @enum {string} */
      readonly action: "hide" | "show" | "lock" | "unlock" | "ban" | "unban" | "role" | "close" | "strike" | "rank" | "approve" | "reveal" | "admit" | "warn" | "keep";
      /** Format: date-time */
      readonly createdAt: string;
      readonly id: string;
      readonly moderator: string | null;
      readonly note: string | null;
      readonly reason: string;
      readonly subjectId: string | null;
      readonly subjectKind: string;
    };
    readonly ModerationLog: {
      readonly entries: readonly components["schemas"]["ModerationEntry"][];
      readonly next: string | null;
    };
    readonly ModerationRequest: {
      /** @enum {string} */
      readonly action: "hide" | "show" | "lock" | "unlock" | "ban" | "unban" | "role" | "close" | "strike" | "rank" | "approve" | "reveal" | "admit" | "warn" | "keep";
      readonly hidesAll?: boolean;
      readonly message?: string;
      readonly note?: string;
      readonly reason: components["schemas"]["Reason"];
      /** @enum {string} */
      readonly role?: "person" | "moderator" | "administrator";
      readonly subject: {
        readonly id: string;
        /** @enum {string} */
        readonly kind: "comment" | "puzzle" | "series" | "contest";
      } | {
        readonly id: string;
        /** @enum {string} */
        readonly kind: "person";
      } | {
        readonly id: string;
        /** @enum {string} */
        readonly kind: "report" | "solve" | "storm" | "decision";
      };
      /** Format: date-time */
      readonly until?: string;
    };
    readonly MyLists: {
      readonly lists: readonly (components["schemas"]["List"] & {
        readonly has: boolean;
      })[];
    };
    readonly MyPuzzle: {
      readonly elapsed: number;
      /** @enum {string} */
      readonly state: "started";
      /** Format: date-time */
      readonly updatedAt: string;
    } | {
      readonly elapsed: number;
      readonly picture: string;
      readonly solve: string;
      /** Format: date-time */
      readonly solvedAt: string;
      /** @enum {string} */
      readonly state: "solved";
      readonly title: string;
    };
    readonly NameOnly: {
      readonly name: string;
    };
    readonly NewAccount: {
      readonly invitation?: string;
      /** @enum {string} */
      readonly language?: "en" | "ru" | "de" | "fr" | "es" | "ja" | "pl" | "uk";
      readonly name: string;
      readonly password: string;
    };
    readonly NewApiKey: {
      readonly days?: number;
      readonly name: string;
      readonly scopes: readonly ("read" | "play" | "publish")[];
    };
    readonly NewContest: {
      /** Format: date-time */
      readonly beginsAt: string;
      readonly minutes: number;
      readonly puzzles: readonly string[];
      readonly title: string;
    };
    readonly NewDraftPlan: {
      /** Format: date */
      readonly day: string;
      readonly puzzle?: components["schemas"]["NewPuzzle"] & unknown;
      readonly timeZone?: string;
    };
    readonly NewInvitation: {
      readonly days: number;
      readonly name: string;
      readonly uses: number;
    };
    readonly NewList: {
      readonly isPublic?: boolean;
      readonly title: string;
    };
    readonly NewLogo: {
      readonly file: string;
    };
    readonly NewPasskey: {
      readonly ceremony: string;
      readonly name: string;
      readonly response: {
        /** @enum {string} */
        readonly authenticatorAttachment?: "platform" | "cross-platform";
        readonly clientExtensionResults: {
          readonly [key: string]: unknown;
        };
        readonly id: string;
        readonly rawId: string;
        readonly response: {
          readonly attestationObject: string;
          readonly clientDataJSON: string;
          readonly transports?: readonly string[];
        };
        /** @enum {string} */
        readonly type: "public-key";
      };
    };
    readonly NewPuzzle: {
      readonly acceptWarnings?: boolean;
      readonly description?: string;
      /** @enum {string} */
      readonly encoding?: "text" | "base64";
      readonly file: string;
      readonly format?: string;
      readonly isUnlisted?: boolean;
      /** @enum {string} */
      readonly license?: "" | "CC0-1.0" | "CC-BY-4.0" | "CC-BY-SA-4.0" | "CC-BY-NC-4.0";
      readonly name?: string;
      readonly notes?: string;
      readonly tags?: readonly string[];
      readonly titles?: {
        readonly de?: string;
        readonly en?: string;
        readonly es?: string;
        readonly fr?: string;
        readonly ja?: string;
        readonly pl?: string;
        readonly ru?: string;
        readonly uk?: string;
      };
    };
    readonly NewSeries: {
      readonly description?: string;
      readonly puzzles?: readonly string[];
      readonly title: string;
    };
    readonly Notice: {
      readonly contest: {
        readonly id: string;
        readonly title: string;
      } | null;
      /** Format: date-time */
      readonly createdAt: string;
      readonly draft: {
        readonly id: string;
        /** @enum {string} */
        readonly refusal: "not-publishable" | "has-warnings" | "too-many-new" | "banned" | "failed";
        readonly title: string;
      } | null;
      readonly id: string;
      readonly isNew: boolean;
      /** @enum {string} */
      readonly kind: "puzzle" | "comment" | "followers" | "decision" | "contest" | "plan";
      readonly others: number;
      readonly person: string | null;
      readonly puzzle: {
        readonly id: string;
        readonly number: number;
      } | null;
      readonly text: string | null;
    };
    readonly Notices: {
      readonly feed: string | null;
      readonly following: readonly {
        readonly name: string;
      }[];
      readonly notices: readonly components["schemas"]["Notice"][];
    };
    readonly NoticeWays: {
      /** @enum {string} */
      readonly comment: "none" | "here" | "mail";
      /** @enum {string} */
      readonly contest: "none" | "here" | "mail";
      /** @enum {string} */
      readonly followers: "none" | "here" | "mail";
      /** @enum {string} */
      readonly plan: "none" | "here" | "mail";
      /** @enum {string} */
      readonly puzzle: "none" | "here" | "mail";
    };
    readonly OwnerAnswer: {
      readonly locked: readonly string[];
      readonly logo: components["schemas"]["SiteLogo"];
      readonly settings: components["schemas"]["OwnerSettings"];
    };
    readonly OwnerChanges: {
      readonly accent?: string;
      readonly announcement?: string;
      readonly apiKeys?: boolean;
      readonly comments?: boolean;
      readonly contact?: string;
      readonly firstLook?: boolean;
      readonly imprint?: string;
      readonly isClosed?: boolean;
      readonly logDays?: number;
      readonly name?: string;
      readonly people?: boolean;
      readonly privacy?: string;
      readonly publishing?: boolean;
      readonly rankings?: boolean;
      /** @enum {string} */
      readonly registration?: "open" | "invitation" | "closed";
      readonly reporterDays?: number;
      readonly terms?: string;
      readonly together?: boolean;
    };
    readonly OwnerSettings: {
      readonly accent: string;
      readonly announcement: string;
      readonly apiKeys: boolean;
      readonly comments: boolean;
      readonly contact: string;
      readonly firstLook: boolean;
      readonly imprint: string;
      readonly isClosed: boolean;
      readonly logDays: number;
      readonly name: string;
      readonly people: boolean;
      readonly privacy: string;
      readonly publishing: boolean;
      readonly rankings: boolean;
      /** @enum {string} */
      readonly registration: "open" | "invitation" | "closed";
      readonly reporterDays: number;
      readonly terms: string;
      readonly together: boolean;
    };
    readonly OwnFeed: {
      readonly feed: string;
    };
    readonly Passkey: {
      /** Format: date-time */
      readonly createdAt: string;
      readonly id: string;
      readonly name: string;
      /** Format: date-time */
      readonly usedAt: string | null;
    };
    readonly PasskeyCeremony: {
      readonly ceremony: string;
      readonly options: {
        readonly challenge: string;
      } & {
        readonly [key: string]: unknown;
      };
    };
    readonly Passkeys: {
      readonly passkeys: readonly components["schemas"]["Passkey"][];
    };
    readonly PasskeySignIn: {
      readonly ceremony: string;
      readonly response: {
        /** @enum {string} */
        readonly authenticatorAttachment?: "platform" | "cross-platform";
        readonly clientExtensionResults: {
          readonly [key: string]: unknown;
        };
        readonly id: string;
        readonly rawId: string;
        readonly response: {
          readonly authenticatorData: string;
          readonly clientDataJSON: string;
          readonly signature: string;
          readonly userHandle?: string;
        };
        /** @enum {string} */
        readonly type: "public-key";
      };
    };
    readonly PasswordChange: {
      readonly current: string;
      readonly next: string;
    };
    readonly PasswordOnly: {
      readonly password: string;
    };
    readonly PersonAnswer: {
      readonly person: components["schemas"]["Me"];
    };
    readonly PersonWithCode: {
      readonly person: components["schemas"]["Me"];
      readonly recoveryCode: string;
    };
    readonly Problem: {
      readonly allow?: string;
      readonly bytes?: number;
      readonly code: string;
      readonly column?: number;
      readonly detail: string;
      readonly field?: string;
      readonly limit?: string;
      readonly line?: number;
      readonly maxBytes?: number;
      readonly parameters?: readonly string[];
      readonly puzzle?: string;
      readonly refusal?: string;
      readonly requestId?: string;
      readonly retryAfter?: number;
      readonly status: number;
      readonly theirs?: components["schemas"]["Game"];
      readonly title: string;
      readonly twins?: readonly string[];
      readonly type: string;
      /** Format: date-time */
      readonly until?: string;
      readonly warnings?: readonly string[];
    };
    readonly Profile: {
      readonly about: string;
      /** Format: date-time */
      readonly createdAt: string;
      readonly days: readonly {
        /** Format: date */
        readonly day: string;
        readonly solved: number;
      }[] | null;
      readonly followers: number;
      readonly isBanned: boolean;
      readonly isFollowed: boolean;
      readonly isMe: boolean;
      readonly likes: number;
      readonly name: string;
      readonly points: number;
      readonly published: number;
      /** @enum {string} */
      readonly role: "person" | "moderator" | "administrator";
      readonly skill: components["schemas"]["Skill"] | null;
      readonly solved: number;
      readonly statistics: {
        readonly colors: readonly {
          readonly colors: number;
          readonly solved: number;
        }[];
        readonly sizes: readonly {
          readonly fastestMs: number | null;
          readonly sizeClass: number;
          readonly solved: number;
        }[];
        readonly techniques: readonly {
          readonly solved: number;
          readonly technique: string | null;
        }[];
      } | null;
    };
    readonly ProfileChanges: {
      readonly about?: string;
      readonly dayBegins?: number;
      readonly decisionMails?: boolean;
      /** @enum {string|null} */
      readonly language?: "en" | "ru" | "de" | "fr" | "es" | "ja" | "pl" | "uk" | null;
      readonly mendsDays?: boolean;
      readonly noticeWays?: {
        /** @enum {string} */
        readonly comment?: "none" | "here" | "mail";
        /** @enum {string} */
        readonly contest?: "none" | "here" | "mail";
        /** @enum {string} */
        readonly followers?: "none" | "here" | "mail";
        /** @enum {string} */
        readonly plan?: "none" | "here" | "mail";
        /** @enum {string} */
        readonly puzzle?: "none" | "here" | "mail";
      };
      readonly shows?: {
        readonly skill?: boolean;
        readonly solves?: boolean;
        readonly statistics?: boolean;
      };
      readonly signInMails?: boolean;
      readonly timeZone?: string;
    };
    readonly Proofreading: {
      readonly complete: boolean;
      readonly mendings: readonly {
        readonly changes: readonly {
          readonly after: readonly {
            readonly color: number;
            readonly size: number;
          }[];
          readonly before: readonly {
            readonly color: number;
            readonly size: number;
          }[];
          readonly block: number;
          readonly kind: string;
          readonly line: {
            readonly index: number;
            /** @enum {string} */
            readonly kind: "row" | "column";
          };
          readonly text: {
            readonly de?: string;
            readonly en: string;
            readonly es?: string;
            readonly fr?: string;
            readonly ja?: string;
            readonly pl?: string;
            readonly ru: string;
            readonly uk?: string;
          };
        }[];
        readonly columns: readonly (readonly (readonly number[])[])[];
        readonly likelihood: number;
        readonly lineSolvable: boolean;
        readonly rows: readonly (readonly (readonly number[])[])[];
      }[];
      readonly more: number;
      /** @enum {string} */
      readonly status: "right" | "mended" | "open";
    };
    readonly ProofreadRequest: {
      /** @enum {string} */
      readonly encoding?: "text" | "base64";
      readonly format?: string;
      readonly index?: number | null;
      readonly maxChanges?: number;
      readonly maxMendings?: number;
      readonly name?: string;
      readonly puzzle: string | {
        readonly [key: string]: unknown;
      };
      readonly timeoutMs?: number;
    };
    readonly PublishedDraft: {
      readonly id: string;
    };
    readonly Puzzle: {
      readonly columns: readonly (readonly unknown[])[];
      readonly height: number;
      readonly rows: readonly (readonly unknown[])[];
      readonly width: number;
    } & {
      readonly [key: string]: unknown;
    };
    readonly PuzzleCard: {
      readonly author: {
        readonly hasAccount: boolean;
        readonly name: string;
      } | null;
      readonly colors: number;
      /** Format: date-time */
      readonly createdAt: string;
      readonly difficulty: number;
      readonly height: number;
      readonly id: string;
      readonly inks: readonly string[];
      readonly isLineSolvable: boolean;
      readonly license: string;
      readonly mine?: components["schemas"]["MyPuzzle"];
      readonly number: number;
      readonly paper: string;
      readonly rails: string;
      readonly rating: {
        readonly solves: number;
        readonly value: number;
      };
      readonly score: number;
      readonly solves: number;
      readonly stars: number;
      readonly starsCount: number;
      readonly technique: string | null;
      readonly width: number;
    };
    readonly PuzzleDesk: components["schemas"]["DeskPuzzle"] & {
      readonly comments: number;
      readonly favorites: number;
      readonly followersSince: number;
      readonly plays: number;
      readonly stuck: {
        readonly help: components["schemas"]["StuckMap"];
        readonly mistakes: components["schemas"]["StuckMap"];
        readonly people: number;
        readonly stood: components["schemas"]["StuckMap"];
      } | null;
      readonly times: readonly {
        readonly fromMs: number;
        readonly people: number;
        readonly toMs: number | null;
      }[];
    };
    readonly PuzzleDetail: components["schemas"]["PuzzleCard"] & {
      readonly blind: components["schemas"]["BlindPuzzle"];
      readonly given: string;
      /** @enum {boolean} */
      readonly isUnlisted?: true;
      /** @enum {boolean} */
      readonly isWaiting?: true;
      readonly reveal?: components["schemas"]["Reveal"];
      readonly version: number;
    };
    readonly PuzzleList: {
      readonly next: string | null;
      readonly puzzles: readonly components["schemas"]["PuzzleCard"][];
      readonly total: number | null;
    };
    readonly PuzzleNumbers: {
      readonly people: number;
      readonly stuck: {
        readonly help: components["schemas"]["StuckMap"];
        readonly mistakes: components["schemas"]["StuckMap"];
        readonly people: number;
        readonly stood: components["schemas"]["StuckMap"];
      } | null;
      readonly times: readonly {
        readonly fromMs: number;
        readonly people: number;
        readonly toMs: number | null;
      }[];
      readonly withoutHelp: number | null;
    };
    readonly PuzzleRanking: {
      readonly entries: readonly components["schemas"]["TimeEntry"][];
      readonly kind: components["schemas"]["SolveKind"];
      readonly medianMs: number | null;
      readonly mine: components["schemas"]["TimeEntry"] | null;
      readonly next: string | null;
      readonly of: number;
    };
    readonly RateRequest: {
      /** @enum {string} */
      readonly encoding?: "text" | "base64";
      readonly format?: string;
      readonly index?: number | null;
      readonly name?: string;
      readonly puzzle: string | {
        readonly [key: string]: unknown;
      };
      readonly seed?: number | null;
      readonly timeoutMs?: number;
    };
    /** @enum {string} */
    readonly Reason: "spoiler" | "rude" | "spam" | "rights" | "broken" | "cheating" | "other";
    readonly Recovery: {
      readonly code: string;
      readonly name: string;
      readonly password: string;
    };
    readonly RecoveryCode: {
      readonly recoveryCode: string;
    };
    readonly Report: {
      /** Format: date-time */
      readonly closedAt: string | null;
      /** Format: date-time */
      readonly createdAt: string;
      readonly id: string;
      readonly note: string;
      readonly reason: components["schemas"]["Reason"];
      readonly reporter: string | null;
      /** @enum {string} */
      readonly state: "open" | "closed";
      readonly subject: {
        readonly author: string | null;
        readonly id: string;
        /** @enum {string} */
        readonly kind: "comment" | "puzzle" | "person" | "series" | "contest";
        readonly puzzle: {
          readonly id: string;
          readonly number: number;
        } | null;
        readonly state: string;
        readonly text: string | null;
      };
    };
    readonly Reports: {
      readonly next: string | null;
      readonly reports: readonly components["schemas"]["Report"][];
    };
    readonly Reveal: {
      readonly description: string;
      readonly notes: string;
      readonly picture: string;
      readonly tags: readonly string[];
      readonly titles: components["schemas"]["Titles"];
    };
    readonly Room: {
      readonly id: string;
    };
    readonly Scan: {
      /** @enum {string} */
      readonly reason?: "no-squares" | "no-numbers" | "numbers-inside" | "too-small" | "bad-size";
      readonly sheets?: readonly {
        readonly columns: readonly (readonly (readonly number[])[])[];
        readonly corners: readonly (readonly number[])[];
        readonly height: number;
        readonly palette: readonly string[];
        readonly rows: readonly (readonly (readonly number[])[])[];
        /** @enum {string} */
        readonly status: "sure" | "unsure";
        readonly unsure: readonly {
          readonly block: number;
          readonly box: {
            readonly bottom: number;
            readonly left: number;
            readonly right: number;
            readonly top: number;
          };
          readonly line: {
            readonly index: number;
            /** @enum {string} */
            readonly kind: "row" | "column";
          };
          readonly offers: readonly number[];
          readonly probability: number;
          readonly value: number;
        }[];
        /** @enum {string} */
        readonly verdict: "unique" | "several" | "none" | "sums-differ";
        readonly width: number;
      }[];
      /** @enum {string} */
      readonly status: "read" | "stopped" | "not-a-sheet";
    };
    readonly ScanRequest: {
      /** @enum {string} */
      readonly encoding?: "text" | "base64";
      readonly format?: string;
      readonly index?: number | null;
      readonly name?: string;
      readonly puzzle: string | {
        readonly [key: string]: unknown;
      };
      readonly timeoutMs?: number;
    };
    readonly SentReport: {
      readonly id: string;
      /** @enum {string} */
      readonly state: "open" | "closed";
    };
    readonly Series: {
      readonly author: {
        readonly name: string;
      } | null;
      /** Format: date-time */
      readonly changedAt: string;
      readonly count: number;
      /** Format: date-time */
      readonly createdAt: string;
      readonly description: string;
      readonly id: string;
      readonly solved?: number;
      readonly title: string;
    };
    readonly SeriesDetail: components["schemas"]["Series"] & {
      readonly puzzles: readonly components["schemas"]["PuzzleCard"][];
    };
    readonly SeriesList: {
      readonly next: string | null;
      readonly series: readonly components["schemas"]["Series"][];
    };
    readonly SeriesPictures: {
      readonly puzzles: readonly components["schemas"]["SeriesTile"][];
    };
    readonly SeriesTile: {
      readonly height: number;
      readonly id: string;
      readonly inks: readonly string[];
      readonly number: number;
      readonly paper: string;
      readonly solved?: {
        readonly cells?: string;
        readonly title: string;
      };
      readonly width: number;
    };
    readonly Session: {
      readonly agent: string;
      /** Format: date-time */
      readonly createdAt: string;
      /** Format: date-time */
      readonly endsAt: string;
      readonly id: string;
      readonly isThis: boolean;
      /** Format: date-time */
      readonly seenAt: string;
    };
    readonly Sessions: {
      readonly sessions: readonly components["schemas"]["Session"][];
    };
    readonly Shows: {
      readonly skill: boolean;
      readonly solves: boolean;
      readonly statistics: boolean;
    };
    readonly SignIn: {
      readonly name: string;
      readonly password: string;
    };
    readonly SiteInfo: {
      readonly accent: string;
      readonly announcement: string;
      readonly apiKeys: boolean;
      readonly comments: boolean;
      readonly contact: string;
      readonly firstLook: boolean;
      readonly imprint: string;
      readonly isClosed: boolean;
      readonly logDays: number;
      readonly name: string;
      readonly people: boolean;
      readonly privacy: string;
      readonly publishing: boolean;
      readonly rankings: boolean;
      /** @enum {string} */
      readonly registration: "open" | "invitation" | "closed";
      readonly terms: string;
      readonly together: boolean;
    };
    readonly SiteLogo: {
      readonly address: string;
      readonly height: number;
      readonly width: number;
    } | null;
    readonly Skill: {
      readonly deviation: number;
      readonly value: number;
    };
    readonly Solve: {
      readonly activeMs: number;
      /** Format: date */
      readonly day: string | null;
      readonly id: string;
      readonly isFirst: boolean;
      /** @enum {string} */
      readonly kind: "person" | "helped" | "machine" | "waiting" | "doubtful" | "struck";
      readonly points: number;
    };
    readonly Solved: {
      readonly place: {
        readonly of: number;
        readonly place: number;
      } | null;
      readonly reveal: components["schemas"]["Reveal"] | null;
      readonly solve: components["schemas"]["Solve"];
    };
    readonly SolveGame: {
      readonly agoMs?: number;
      /** Format: byte */
      readonly record: string;
      readonly timeZone?: string;
    };
    /** @enum {string} */
    readonly SolveKind: "person" | "helped" | "machine";
    readonly SolveRecord: {
      readonly activeMs: number;
      readonly id: string;
      /** @enum {string} */
      readonly kind: "person" | "helped" | "machine" | "waiting" | "doubtful" | "struck";
      readonly person: string | null;
      readonly puzzle: string;
      /** Format: byte */
      readonly record: string;
      readonly version: number;
    };
    readonly SolveRequest: {
      /** @enum {string} */
      readonly encoding?: "text" | "base64";
      readonly format?: string;
      readonly index?: number | null;
      readonly lineOnly?: boolean;
      readonly maxConflicts?: number;
      readonly maxSolutions?: number;
      readonly name?: string;
      readonly puzzle: string | {
        readonly [key: string]: unknown;
      };
      readonly seed?: number | null;
      readonly timeoutMs?: number;
    };
    readonly Standing: {
      readonly isLookedAt: boolean;
      readonly isMe: boolean;
      readonly person: {
        readonly name: string;
      } | null;
      readonly place: number;
      readonly solved: number;
      readonly solves: readonly (string | null)[] | null;
      readonly timeMs: number;
      readonly times: readonly (number | null)[];
    };
    readonly Step: {
      readonly conclusions: readonly {
        readonly color: number;
        readonly column: number;
        readonly removed: readonly number[];
        readonly row: number;
      }[];
      readonly level: number;
      readonly lines: readonly {
        readonly index: number;
        /** @enum {string} */
        readonly kind: "row" | "column";
      }[];
      readonly premises: readonly ({
        readonly column: number;
        readonly row: number;
      } & {
        readonly [key: string]: unknown;
      })[];
      readonly step: number;
      readonly technique: string;
      readonly text: {
        readonly de?: string;
        readonly en: string;
        readonly es?: string;
        readonly fr?: string;
        readonly ja?: string;
        readonly pl?: string;
        readonly ru: string;
        readonly uk?: string;
      };
    } & {
      readonly [key: string]: unknown;
    };
    readonly StormBegun: {
      /** @enum {number} */
      readonly durationMs: 180000;
      readonly id: string;
      readonly seed: string;
    };
    readonly StormResult: {
      readonly of: number;
      readonly place: number;
      readonly right: number;
      readonly wrong: number;
    };
    readonly Streak: {
      readonly current: number;
      readonly isTodayDone: boolean;
      readonly longest: number;
      readonly mendable: {
        /** Format: date */
        readonly day: string;
        /** Format: date */
        readonly until: string;
      } | null;
    } | null;
    readonly StuckMap: {
      readonly percents: readonly number[];
      readonly places: readonly {
        readonly columns: readonly [
          number,
          number
        ];
        readonly rows: readonly [
          number,
          number
        ];
        readonly share: number;
      }[];
    };
    readonly Subject: {
      readonly id: string;
      /** @enum {string} */
      readonly kind: "comment" | "puzzle" | "series" | "contest";
    } | {
      readonly id: string;
      /** @enum {string} */
      readonly kind: "person";
    };
    readonly TimeEntry: {
      readonly activeMs: number;
      readonly isMe: boolean;
      readonly isVerified: boolean;
      readonly moves: number;
      readonly person: {
        readonly name: string;
      } | null;
      readonly place: number;
      readonly solve: string | null;
      /** Format: date-time */
      readonly solvedAt: string;
    };
    readonly Titles: {
      readonly de?: string;
      readonly en?: string;
      readonly es?: string;
      readonly fr?: string;
      readonly ja?: string;
      readonly pl?: string;
      readonly ru?: string;
      readonly uk?: string;
    };
    readonly Twins: {
      readonly puzzles: readonly components["schemas"]["PuzzleCard"][];
    };
    readonly Votes: {
      readonly felt: readonly number[];
      readonly mayVote: boolean;
      readonly mine: {
        readonly felt: number | null;
        readonly stars: number | null;
      } | null;
      readonly stars: number;
      readonly starsCount: number;
    };
    readonly WrittenComment: {
      readonly isOpen?: boolean;
      readonly text: string;
    };
    readonly WrittenObjection: {
      readonly text: string;
    };
    readonly WrittenReport: {
      readonly note?: string;
      readonly reason: components["schemas"]["Reason"];
      readonly subject: components["schemas"]["Subject"];
    };
    readonly WrittenVote: {
      readonly felt?: number | null;
      readonly stars?: number | null;
    };
  };
};
export interface operations {
  readonly postAccounts: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["NewAccount"];
      };
    };
    readonly responses: {
      readonly 201: {
        content: {
          readonly "application/json": components["schemas"]["PersonWithCode"];
        };
      };
    };
  };
  readonly check: {
    readonly parameters: {
      readonly query?: {
        readonly format?: string;
        readonly index?: number | null;
        readonly lang?: string;
        readonly name?: string;
        readonly seed?: number | null;
        readonly timeoutMs?: number;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["CheckRequest"];
        readonly "application/octet-stream": string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Answer"];
        };
      };
    };
  };
  readonly deleteCommentsById: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 204: {
      };
    };
  };
  readonly patchCommentsById: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["ChangedComment"];
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Comment"];
        };
      };
    };
  };
  readonly getContests: {
    readonly parameters: {
      readonly query?: {
        readonly after?: string;
        readonly lang?: string;
        readonly limit?: number;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Contests"];
        };
      };
    };
  };
  readonly postContests: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["NewContest"];
      };
    };
    readonly responses: {
      readonly 201: {
        content: {
          readonly "application/json": components["schemas"]["ContestDetail"];
        };
      };
    };
  };
  readonly getContestsById: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["ContestDetail"];
        };
      };
    };
  };
  readonly deleteContestsById: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 204: {
      };
    };
  };
  readonly putContestsByIdEntry: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 204: {
      };
    };
  };
  readonly deleteContestsByIdEntry: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 204: {
      };
    };
  };
  readonly getContestsByIdPathsBySolve: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
        readonly solve: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["ContestPath"];
        };
      };
    };
  };
  readonly getContestsByIdStandingsCsv: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "text/csv": string;
        };
      };
    };
  };
  readonly convert: {
    readonly parameters: {
      readonly query?: {
        readonly format?: string;
        readonly index?: number | null;
        readonly lang?: string;
        readonly name?: string;
        readonly to?: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["ConvertRequest"];
        readonly "application/octet-stream": string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": string;
          readonly "application/octet-stream": string;
          readonly "image/png": string;
          readonly "text/plain": string;
        };
      };
    };
  };
  readonly getDaily: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Daily"];
        };
      };
    };
  };
  readonly getDailyByDay: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly day: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Daily"];
        };
      };
    };
  };
  readonly getDailyByDayRankingByPuzzle: {
    readonly parameters: {
      readonly query?: {
        readonly after?: string;
        readonly kind?: components["schemas"]["SolveKind"];
        readonly lang?: string;
        readonly limit?: number;
      };
      readonly path: {
        readonly day: string;
        readonly puzzle: components["schemas"]["DailyKind"];
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["DayRanking"];
        };
      };
    };
  };
  readonly getDailyMonthsByMonth: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly month: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["DailyCalendar"];
        };
      };
    };
  };
  readonly getDrafts: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Drafts"];
        };
      };
    };
  };
  readonly getDraftsById: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["DraftDetail"];
        };
      };
    };
  };
  readonly putDraftsById: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["KeptDraft"];
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Draft"];
        };
      };
    };
  };
  readonly deleteDraftsById: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
        readonly revision?: number | null;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 204: {
      };
    };
  };
  readonly putDraftsByIdPlan: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["NewDraftPlan"];
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["DraftPlan"];
        };
      };
    };
  };
  readonly deleteDraftsByIdPlan: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 204: {
      };
    };
  };
  readonly postDraftsByIdPublish: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 201: {
        content: {
          readonly "application/json": components["schemas"]["PublishedDraft"];
        };
      };
    };
  };
  readonly draw: {
    readonly parameters: {
      readonly query?: {
        readonly cell?: number;
        readonly format?: string;
        readonly frames?: "passes" | "lines" | "steps";
        readonly index?: number | null;
        readonly lang?: string;
        readonly language?: "en" | "ru" | "de" | "fr" | "es" | "ja" | "pl" | "uk";
        readonly name?: string;
        readonly output?: "svg" | "png" | "gif" | "pdf" | "text";
        readonly paper?: "a4" | "letter";
        readonly perPage?: number;
        readonly style?: "sheet" | "plain";
        readonly theme?: "light" | "dark" | "print";
        readonly title?: string;
        readonly what?: "puzzle" | "solution" | "both";
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["DrawRequest"];
        readonly "application/octet-stream": string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/pdf": string;
          readonly "image/gif": string;
          readonly "image/png": string;
          readonly "image/svg+xml": string;
          readonly "text/plain": string;
        };
      };
    };
  };
  readonly explain: {
    readonly parameters: {
      readonly query?: {
        readonly format?: string;
        readonly index?: number | null;
        readonly lang?: string;
        readonly lineOnly?: boolean;
        readonly marks?: string;
        readonly name?: string;
        readonly timeoutMs?: number;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["ExplainRequest"];
        readonly "application/octet-stream": string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Explanation"];
        };
      };
    };
  };
  readonly getGames: {
    readonly parameters: {
      readonly query?: {
        readonly after?: string;
        readonly lang?: string;
        readonly state?: "open" | "solved";
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["GameList"];
        };
      };
    };
  };
  readonly postGames: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["BeginGame"];
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Game"];
        };
      };
    };
  };
  readonly getGamesById: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Game"];
        };
      };
    };
  };
  readonly putGamesById: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["KeepGame"];
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Game"];
        };
      };
    };
  };
  readonly deleteGamesById: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 204: {
      };
    };
  };
  readonly postGamesByIdSolve: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["SolveGame"];
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Solved"];
        };
      };
    };
  };
  readonly getGamesNext: {
    readonly parameters: {
      readonly query?: {
        readonly after?: string;
        readonly lang?: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": readonly components["schemas"]["PuzzleCard"][];
        };
      };
    };
  };
  readonly hint: {
    readonly parameters: {
      readonly query?: {
        readonly format?: string;
        readonly index?: number | null;
        readonly lang?: string;
        readonly lineOnly?: boolean;
        readonly marks?: string;
        readonly name?: string;
        readonly tell?: "where" | "what" | "why" | "cells";
        readonly timeoutMs?: number;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["HintRequest"];
        readonly "application/octet-stream": string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Hint"];
        };
      };
    };
  };
  readonly postLists: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["NewList"];
      };
    };
    readonly responses: {
      readonly 201: {
        content: {
          readonly "application/json": components["schemas"]["ListDetail"];
        };
      };
    };
  };
  readonly getListsById: {
    readonly parameters: {
      readonly query?: {
        readonly after?: string;
        readonly lang?: string;
        readonly limit?: number;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["ListDetail"];
        };
      };
    };
  };
  readonly deleteListsById: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 204: {
      };
    };
  };
  readonly patchListsById: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["ChangedList"];
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["ListDetail"];
        };
      };
    };
  };
  readonly putListsByIdPuzzlesByPuzzle: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
        readonly puzzle: string;
      };
    };
    readonly responses: {
      readonly 204: {
      };
    };
  };
  readonly deleteListsByIdPuzzlesByPuzzle: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
        readonly puzzle: string;
      };
    };
    readonly responses: {
      readonly 204: {
      };
    };
  };
  readonly make: {
    readonly parameters: {
      readonly query?: {
        readonly author?: string;
        readonly background?: string;
        readonly colors?: number;
        readonly difficulty?: "trivial" | "easy" | "medium" | "hard" | "expert";
        readonly edges?: boolean;
        readonly format?: string;
        readonly index?: number | null;
        readonly invert?: boolean;
        readonly lang?: string;
        readonly maxFlips?: number | null;
        readonly name?: string;
        readonly repair?: "line" | "unique" | "off";
        readonly seed?: number | null;
        readonly size?: string;
        readonly threshold?: number | null;
        readonly timeoutMs?: number;
        readonly title?: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["MakeRequest"];
        readonly "image/*": string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["MadePuzzle"];
        };
      };
    };
  };
  readonly getMe: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["MeAnswer"];
        };
      };
    };
  };
  readonly deleteMe: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["Leave"];
      };
    };
    readonly responses: {
      readonly 204: {
      };
    };
  };
  readonly patchMe: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["ProfileChanges"];
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["PersonAnswer"];
        };
      };
    };
  };
  readonly getMeDecisions: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Decisions"];
        };
      };
    };
  };
  readonly postMeDecisionsByIdObjection: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["WrittenObjection"];
      };
    };
    readonly responses: {
      readonly 204: {
      };
    };
  };
  readonly putMeDecisionsRead: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly responses: {
      readonly 204: {
      };
    };
  };
  readonly getMeDesk: {
    readonly parameters: {
      readonly query?: {
        readonly after?: string;
        readonly lang?: string;
        readonly limit?: number;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Desk"];
        };
      };
    };
  };
  readonly postMeEmail: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["EmailChange"];
      };
    };
    readonly responses: {
      readonly 202: {
      };
    };
  };
  readonly postMeEmailConfirm: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["EmailCode"];
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["PersonAnswer"];
        };
      };
    };
  };
  readonly getMeExport: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": {
            readonly exportedAt: string;
          } & {
            readonly [key: string]: unknown;
          };
        };
      };
    };
  };
  readonly postMeFeed: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["OwnFeed"];
        };
      };
    };
  };
  readonly getMeKeys: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["ApiKeys"];
        };
      };
    };
  };
  readonly postMeKeys: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["NewApiKey"];
      };
    };
    readonly responses: {
      readonly 201: {
        content: {
          readonly "application/json": components["schemas"]["MadeApiKey"];
        };
      };
    };
  };
  readonly deleteMeKeysById: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 204: {
      };
    };
  };
  readonly getMeLists: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
        readonly puzzle?: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["MyLists"];
        };
      };
    };
  };
  readonly getMeNotices: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Notices"];
        };
      };
    };
  };
  readonly putMeNoticesRead: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly responses: {
      readonly 204: {
      };
    };
  };
  readonly getMePasskeys: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Passkeys"];
        };
      };
    };
  };
  readonly postMePasskeys: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["NewPasskey"];
      };
    };
    readonly responses: {
      readonly 201: {
        content: {
          readonly "application/json": components["schemas"]["Passkeys"];
        };
      };
    };
  };
  readonly deleteMePasskeysById: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 204: {
      };
    };
  };
  readonly postMePasskeysOptions: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["PasskeyCeremony"];
        };
      };
    };
  };
  readonly postMePassword: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["PasswordChange"];
      };
    };
    readonly responses: {
      readonly 204: {
      };
    };
  };
  readonly postMeRecoveryCode: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["PasswordOnly"];
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["RecoveryCode"];
        };
      };
    };
  };
  readonly getMeSessions: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Sessions"];
        };
      };
    };
  };
  readonly deleteMeSessions: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly responses: {
      readonly 204: {
      };
    };
  };
  readonly deleteMeSessionsById: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 204: {
      };
    };
  };
  readonly postModerationActions: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["ModerationRequest"];
      };
    };
    readonly responses: {
      readonly 201: {
        content: {
          readonly "application/json": components["schemas"]["ModerationEntry"];
        };
      };
    };
  };
  readonly getModerationLog: {
    readonly parameters: {
      readonly query?: {
        readonly after?: string;
        readonly lang?: string;
        readonly limit?: number;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["ModerationLog"];
        };
      };
    };
  };
  readonly getModerationPeople: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
        readonly name?: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["FoundPeople"];
        };
      };
    };
  };
  readonly getModerationReports: {
    readonly parameters: {
      readonly query?: {
        readonly after?: string;
        readonly lang?: string;
        readonly limit?: number;
        readonly state?: "open" | "closed";
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Reports"];
        };
      };
    };
  };
  readonly getModerationSolves: {
    readonly parameters: {
      readonly query?: {
        readonly after?: string;
        readonly lang?: string;
        readonly limit?: number;
        readonly state?: "doubtful" | "struck";
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["DoubtfulSolves"];
        };
      };
    };
  };
  readonly getOwnerInvitations: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Invitations"];
        };
      };
    };
  };
  readonly postOwnerInvitations: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["NewInvitation"];
      };
    };
    readonly responses: {
      readonly 201: {
        content: {
          readonly "application/json": components["schemas"]["MadeInvitation"];
        };
      };
    };
  };
  readonly deleteOwnerInvitationsById: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 204: {
      };
    };
  };
  readonly putOwnerLogo: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["NewLogo"];
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["OwnerAnswer"];
        };
      };
    };
  };
  readonly deleteOwnerLogo: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["OwnerAnswer"];
        };
      };
    };
  };
  readonly getOwnerSettings: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["OwnerAnswer"];
        };
      };
    };
  };
  readonly patchOwnerSettings: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["OwnerChanges"];
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["OwnerAnswer"];
        };
      };
    };
  };
  readonly getPeopleByName: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly name: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Profile"];
        };
      };
    };
  };
  readonly putPeopleByNameFollow: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly name: string;
      };
    };
    readonly responses: {
      readonly 204: {
      };
    };
  };
  readonly deletePeopleByNameFollow: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly name: string;
      };
    };
    readonly responses: {
      readonly 204: {
      };
    };
  };
  readonly getPeopleByNameLists: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly name: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Lists"];
        };
      };
    };
  };
  readonly proofread: {
    readonly parameters: {
      readonly query?: {
        readonly format?: string;
        readonly index?: number | null;
        readonly lang?: string;
        readonly maxChanges?: number;
        readonly maxMendings?: number;
        readonly name?: string;
        readonly timeoutMs?: number;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["ProofreadRequest"];
        readonly "application/octet-stream": string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Proofreading"];
        };
      };
    };
  };
  readonly getPuzzles: {
    readonly parameters: {
      readonly query?: {
        readonly after?: string;
        readonly author?: string;
        readonly colors?: string;
        readonly difficulty?: string;
        readonly lang?: string;
        readonly language?: "en" | "ru" | "de" | "fr" | "es" | "ja" | "pl" | "uk";
        readonly limit?: number;
        readonly lines?: "0" | "1";
        readonly number?: number;
        readonly since?: string;
        readonly size?: string;
        readonly solved?: "yes" | "no" | "started";
        readonly sort?: "new" | "popular" | "stars" | "easy" | "hard" | "rating";
        readonly stars?: number;
        readonly tag?: string;
        readonly technique?: string;
        readonly time?: string;
        readonly title?: string;
        readonly until?: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["PuzzleList"];
        };
      };
    };
  };
  readonly postPuzzles: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["NewPuzzle"];
      };
    };
    readonly responses: {
      readonly 201: {
        content: {
          readonly "application/json": components["schemas"]["PuzzleDetail"];
        };
      };
    };
  };
  readonly getPuzzlesNdjsonGz: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
        readonly since?: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/gzip": string;
        };
      };
      readonly 206: {
        content: {
          readonly "application/gzip": string;
        };
      };
    };
  };
  readonly getPuzzlesById: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["PuzzleDetail"];
        };
      };
    };
  };
  readonly putPuzzlesById: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["ChangedPuzzle"];
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["PuzzleDetail"];
        };
      };
    };
  };
  readonly deletePuzzlesById: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 204: {
      };
    };
  };
  readonly getPuzzlesByIdByExtension: {
    readonly parameters: {
      readonly query?: {
        readonly format?: string;
        readonly lang?: string;
      };
      readonly path: {
        readonly extension: string;
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": unknown;
          readonly "application/octet-stream": string;
          readonly "application/pdf": string;
          readonly "image/gif": string;
          readonly "image/png": string;
          readonly "image/svg+xml": string;
          readonly "text/plain": string;
        };
      };
    };
  };
  readonly getPuzzlesByIdComments: {
    readonly parameters: {
      readonly query?: {
        readonly after?: string;
        readonly lang?: string;
        readonly limit?: number;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Comments"];
        };
      };
    };
  };
  readonly postPuzzlesByIdComments: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["WrittenComment"];
      };
    };
    readonly responses: {
      readonly 201: {
        content: {
          readonly "application/json": components["schemas"]["Comment"];
        };
      };
    };
  };
  readonly getPuzzlesByIdDesk: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["PuzzleDesk"];
        };
      };
    };
  };
  readonly getPuzzlesByIdNumbers: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["PuzzleNumbers"];
        };
      };
    };
  };
  readonly getPuzzlesByIdRanking: {
    readonly parameters: {
      readonly query?: {
        readonly after?: string;
        readonly kind?: components["schemas"]["SolveKind"];
        readonly lang?: string;
        readonly limit?: number;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["PuzzleRanking"];
        };
      };
    };
  };
  readonly getPuzzlesByIdTwins: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Twins"];
        };
      };
    };
  };
  readonly getPuzzlesByIdVote: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Votes"];
        };
      };
    };
  };
  readonly putPuzzlesByIdVote: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["WrittenVote"];
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Votes"];
        };
      };
    };
  };
  readonly getPuzzlesRandom: {
    readonly parameters: {
      readonly query?: {
        readonly author?: string;
        readonly colors?: string;
        readonly difficulty?: string;
        readonly lang?: string;
        readonly language?: "en" | "ru" | "de" | "fr" | "es" | "ja" | "pl" | "uk";
        readonly lines?: "0" | "1";
        readonly since?: string;
        readonly size?: string;
        readonly solved?: "yes" | "no" | "started";
        readonly stars?: number;
        readonly tag?: string;
        readonly technique?: string;
        readonly time?: string;
        readonly title?: string;
        readonly until?: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["PuzzleCard"];
        };
      };
    };
  };
  readonly getRankings: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Boards"];
        };
      };
    };
  };
  readonly getRankingsByBoard: {
    readonly parameters: {
      readonly query?: {
        readonly after?: string;
        readonly kind?: components["schemas"]["SolveKind"];
        readonly lang?: string;
        readonly limit?: number;
      };
      readonly path: {
        readonly board: components["schemas"]["Board"];
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["BoardRanking"];
        };
      };
    };
  };
  readonly rate: {
    readonly parameters: {
      readonly query?: {
        readonly format?: string;
        readonly index?: number | null;
        readonly lang?: string;
        readonly name?: string;
        readonly seed?: number | null;
        readonly timeoutMs?: number;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["RateRequest"];
        readonly "application/octet-stream": string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Answer"];
        };
      };
    };
  };
  readonly postRecovery: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["Recovery"];
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["PersonWithCode"];
        };
      };
    };
  };
  readonly postRecoveryMail: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["NameOnly"];
      };
    };
    readonly responses: {
      readonly 202: {
      };
    };
  };
  readonly postReports: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["WrittenReport"];
      };
    };
    readonly responses: {
      readonly 201: {
        content: {
          readonly "application/json": components["schemas"]["SentReport"];
        };
      };
    };
  };
  readonly postRooms: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["MakeRoom"];
      };
    };
    readonly responses: {
      readonly 201: {
        content: {
          readonly "application/json": components["schemas"]["Room"];
        };
      };
    };
  };
  readonly scan: {
    readonly parameters: {
      readonly query?: {
        readonly format?: string;
        readonly index?: number | null;
        readonly lang?: string;
        readonly name?: string;
        readonly timeoutMs?: number;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["ScanRequest"];
        readonly "image/*": string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Scan"];
        };
      };
    };
  };
  readonly getSeries: {
    readonly parameters: {
      readonly query?: {
        readonly after?: string;
        readonly author?: string;
        readonly holds?: string;
        readonly lang?: string;
        readonly limit?: number;
        readonly solved?: "some";
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["SeriesList"];
        };
      };
    };
  };
  readonly postSeries: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["NewSeries"];
      };
    };
    readonly responses: {
      readonly 201: {
        content: {
          readonly "application/json": components["schemas"]["SeriesDetail"];
        };
      };
    };
  };
  readonly getSeriesById: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["SeriesDetail"];
        };
      };
    };
  };
  readonly putSeriesById: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["ChangedSeries"];
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["SeriesDetail"];
        };
      };
    };
  };
  readonly deleteSeriesById: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 204: {
      };
    };
  };
  readonly getSeriesByIdPdf: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
        readonly paper?: "a4" | "letter";
        readonly perPage?: "1" | "2" | "4";
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/pdf": string;
        };
      };
    };
  };
  readonly getSeriesByIdPictures: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["SeriesPictures"];
        };
      };
    };
  };
  readonly postSession: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["SignIn"];
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["PersonAnswer"];
        };
      };
    };
  };
  readonly deleteSession: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly responses: {
      readonly 204: {
      };
    };
  };
  readonly postSessionPasskey: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["PasskeySignIn"];
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["PersonAnswer"];
        };
      };
    };
  };
  readonly postSessionPasskeyOptions: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["PasskeyCeremony"];
        };
      };
    };
  };
  readonly getSite: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["SiteInfo"];
        };
      };
    };
  };
  readonly solve: {
    readonly parameters: {
      readonly query?: {
        readonly format?: string;
        readonly index?: number | null;
        readonly lang?: string;
        readonly lineOnly?: boolean;
        readonly maxConflicts?: number;
        readonly maxSolutions?: number;
        readonly name?: string;
        readonly seed?: number | null;
        readonly timeoutMs?: number;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["SolveRequest"];
        readonly "application/octet-stream": string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["Answer"];
        };
      };
    };
  };
  readonly getSolvesByIdRecord: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["SolveRecord"];
        };
      };
    };
  };
  readonly postStormRuns: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["StormBegun"];
        };
      };
    };
  };
  readonly postStormRunsById: {
    readonly parameters: {
      readonly query?: {
        readonly lang?: string;
      };
      readonly path: {
        readonly id: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": components["schemas"]["FinishStorm"];
      };
    };
    readonly responses: {
      readonly 200: {
        content: {
          readonly "application/json": components["schemas"]["StormResult"];
        };
      };
    };
  };
}
