/**
 * The first tables. One text for both databases: SQLite takes any type name, and these names give
 * PostgreSQL's types the same meaning there. Times are milliseconds since 1970; flags are 0 or 1;
 * structures are JSON as text.
 *
 * What gives a puzzle away (title, tags, picture) stands in tables of its own, `secret` and
 * `secret_tag`, so that a query of `puzzle` cannot leak it.
 */
import type { MigrationSql } from './migration.js';

export const first: MigrationSql = ({ blob }) => [
  // people
  `create table person (
    id text primary key,
    name text not null,
    name_key text not null unique,
    password_hash text,
    recovery_hash text,
    email text,
    email_confirmed_at bigint,
    role text not null default 'person',
    language text,
    about text not null default '',
    shows text not null default '{}',
    created_at bigint not null,
    banned_until bigint,
    ban_reason text,
    skill double precision not null default 1500,
    skill_deviation double precision not null default 350,
    skill_volatility double precision not null default 0.06,
    solved integer not null default 0,
    points integer not null default 0,
    published integer not null default 0,
    likes integer not null default 0
  )`,
  'create index person_by_points on person (points desc, id)',
  'create index person_by_solved on person (solved desc, id)',
  'create index person_by_likes on person (likes desc, id)',
  `create table session (
    id text primary key,
    person_id text not null references person (id) on delete cascade,
    created_at bigint not null,
    seen_at bigint not null,
    ends_at bigint not null,
    agent text not null default '',
    proved_at bigint not null
  )`,
  'create index session_of_person on session (person_id)',
  'create index session_by_end on session (ends_at)',
  `create table passkey (
    id text primary key,
    person_id text not null references person (id) on delete cascade,
    name text not null,
    public_key ${blob} not null,
    counter bigint not null,
    transports text not null default '[]',
    created_at bigint not null,
    used_at bigint
  )`,
  'create index passkey_of_person on passkey (person_id)',
  `create table challenge (
    id text primary key,
    kind text not null,
    data text not null,
    ends_at bigint not null
  )`,
  `create table api_key (
    id text primary key,
    hash text not null unique,
    person_id text not null references person (id) on delete cascade,
    name text not null,
    scopes text not null,
    created_at bigint not null,
    used_at bigint
  )`,
  'create index api_key_of_person on api_key (person_id)',
  `create table invitation (
    hash text primary key,
    role text not null,
    ends_at bigint not null
  )`,

  // puzzles
  `create table puzzle (
    id text primary key,
    number integer not null unique,
    version integer not null default 1,
    state text not null default 'public',
    author_id text references person (id) on delete set null,
    author_name text not null default '',
    width integer not null,
    height integer not null,
    size_class smallint not null,
    colors smallint not null,
    is_colored smallint not null,
    inks text not null,
    difficulty smallint not null,
    score double precision not null,
    technique text,
    is_line_solvable smallint not null,
    languages text not null default '',
    license text not null default '',
    clues text not null,
    key text not null,
    created_at bigint not null,
    is_locked smallint not null default 0,
    changed_at bigint not null default 0,
    solves integer not null default 0,
    stars_sum integer not null default 0,
    stars_count integer not null default 0,
    stars double precision not null default 0,
    felt_counts text not null default '[0,0,0,0,0]',
    rating double precision not null,
    rating_deviation double precision not null default 350,
    rating_volatility double precision not null default 0.06,
    rated_solves integer not null default 0
  )`,
  'create index puzzle_by_key on puzzle (key)',
  'create index puzzle_by_author on puzzle (author_id, number desc)',
  'create index puzzle_by_name on puzzle (author_name, number desc) where author_id is null',
  'create index puzzle_by_date on puzzle (created_at, number)',
  // lists in each order: of all puzzles, and of one kind; any choice of kinds merges such lists
  'create index puzzle_new on puzzle (state, number desc)',
  'create index puzzle_by_solves on puzzle (state, solves desc, number desc)',
  'create index puzzle_by_stars on puzzle (state, stars desc, number desc)',
  'create index puzzle_by_score on puzzle (state, score, number)',
  'create index puzzle_by_rating on puzzle (state, rating desc, number desc)',
  ...[
    ['new', 'number desc'],
    ['solves', 'solves desc, number desc'],
    ['stars', 'stars desc, number desc'],
    ['score', 'score, number'],
    ['rating', 'rating desc, number desc'],
  ].map(
    ([name, order]) => `create index puzzle_kind_${name} on puzzle
      (state, size_class, is_colored, difficulty, is_line_solvable, ${order})`,
  ),
  `create table secret (
    puzzle_id text primary key references puzzle (id) on delete cascade,
    titles text not null,
    description text not null default '',
    notes text not null default '',
    picture text not null
  )`,
  `create table secret_tag (
    tag text not null,
    puzzle_id text not null references puzzle (id) on delete cascade,
    primary key (tag, puzzle_id)
  )`,
  'create index secret_tag_of_puzzle on secret_tag (puzzle_id)',
  `create table puzzle_version (
    puzzle_id text not null references puzzle (id) on delete cascade,
    version integer not null,
    clues text not null,
    picture text not null,
    created_at bigint not null,
    primary key (puzzle_id, version)
  )`,
  // how many public puzzles there are of each kind, so that lists need not count
  `create table puzzle_count (
    size_class smallint not null,
    is_colored smallint not null,
    difficulty smallint not null,
    is_line_solvable smallint not null,
    puzzles integer not null,
    primary key (size_class, is_colored, difficulty, is_line_solvable)
  )`,
  `create table series (
    id text primary key,
    author_id text references person (id) on delete set null,
    title text not null,
    description text not null default '',
    translations text not null default '{}',
    state text not null default 'public',
    created_at bigint not null,
    changed_at bigint not null
  )`,
  'create index series_new on series (state, created_at desc, id)',
  'create index series_of_author on series (author_id, created_at desc, id)',
  `create table series_puzzle (
    series_id text not null references series (id) on delete cascade,
    position integer not null,
    puzzle_id text not null references puzzle (id) on delete cascade,
    primary key (series_id, position)
  )`,
  'create index series_puzzle_of_puzzle on series_puzzle (puzzle_id)',
  `create table daily (
    day text not null,
    kind text not null,
    puzzle_id text not null references puzzle (id) on delete cascade,
    primary key (day, kind)
  )`,
  'create index daily_of_puzzle on daily (puzzle_id)',

  // games
  `create table game (
    id text primary key,
    person_id text not null references person (id) on delete cascade,
    puzzle_id text not null references puzzle (id) on delete cascade,
    version integer not null,
    given_at bigint not null,
    changed_at bigint not null,
    revision integer not null default 0,
    moves integer not null default 0,
    elapsed bigint not null default 0,
    device text not null default '',
    record ${blob},
    state text not null default 'open'
  )`,
  'create unique index game_of_person on game (person_id, puzzle_id, id)',
  "create unique index game_open on game (person_id, puzzle_id, version) where state = 'open'",
  'create index game_begun on game (person_id, state, changed_at desc, id)',
  // the game of another device when it had diverged from the stored one
  `create table game_version (
    game_id text not null references game (id) on delete cascade,
    device text not null,
    changed_at bigint not null,
    moves integer not null,
    elapsed bigint not null,
    record ${blob} not null,
    primary key (game_id, device, changed_at)
  )`,
  `create table solve (
    id text primary key,
    puzzle_id text not null references puzzle (id) on delete cascade,
    person_id text not null references person (id) on delete cascade,
    version integer not null,
    game_id text,
    kind text not null,
    active_ms bigint not null,
    server_ms bigint not null,
    moves integer not null,
    help text not null default '{}',
    points integer not null default 0,
    day text,
    record_hash text not null unique,
    order_hash text,
    doubts text not null default '[]',
    is_first smallint not null,
    is_rated smallint not null default 0,
    solved_at bigint not null,
    record ${blob} not null
  )`,
  // a game is solved once
  'create unique index solve_of_game on solve (game_id)',
  'create unique index solve_by_order on solve (order_hash) where order_hash is not null',
  // one counted solve of a puzzle by a person; later ones have is_first = 0
  'create unique index solve_first on solve (person_id, puzzle_id) where is_first = 1',
  'create index solve_ranking on solve (puzzle_id, kind, is_first, active_ms, id)',
  'create index solve_of_person on solve (person_id, solved_at desc, id)',
  'create index solve_of_day on solve (day, puzzle_id, kind, active_ms, id)',
  'create index solve_new on solve (solved_at)',
  // days on which a person solved a puzzle of the day
  'create index solve_days on solve (person_id, day) where day is not null',
  // the fastest by size class and the points by kind, maintained by the jobs
  `create table ranking (
    board text not null,
    kind text not null,
    person_id text not null references person (id) on delete cascade,
    value double precision not null,
    puzzle_id text,
    primary key (board, kind, person_id)
  )`,
  'create index ranking_of_person on ranking (person_id)',
  'create index ranking_by_value on ranking (board, kind, value, person_id)',
  `create table vote (
    puzzle_id text not null references puzzle (id) on delete cascade,
    person_id text not null references person (id) on delete cascade,
    stars smallint,
    felt smallint,
    changed_at bigint not null,
    primary key (puzzle_id, person_id)
  )`,
  'create index vote_of_person on vote (person_id)',

  // talk and order
  `create table comment (
    id text primary key,
    puzzle_id text not null references puzzle (id) on delete cascade,
    person_id text references person (id) on delete set null,
    text text not null,
    is_open smallint not null default 0,
    state text not null default 'shown',
    created_at bigint not null,
    changed_at bigint not null
  )`,
  'create index comment_of_puzzle on comment (puzzle_id, created_at, id)',
  'create index comment_of_person on comment (person_id, created_at)',
  `create table report (
    id text primary key,
    subject_kind text not null,
    subject_id text not null,
    person_id text references person (id) on delete set null,
    reason text not null,
    note text not null default '',
    state text not null default 'open',
    created_at bigint not null,
    closed_at bigint,
    closed_by text
  )`,
  'create index report_closed_by on report (closed_by)',
  'create index report_open on report (state, created_at, id)',
  'create index report_of_subject on report (subject_kind, subject_id, state)',
  // a person cannot report the same thing twice while the first report is open
  `create unique index report_once on report (person_id, subject_kind, subject_id)
     where state = 'open'`,
  'create index report_of_person on report (person_id, created_at)',
  `create table moderation (
    id text primary key,
    moderator_id text,
    moderator_name text not null,
    action text not null,
    subject_kind text not null,
    subject_id text not null,
    reason text not null default '',
    note text not null default '',
    created_at bigint not null
  )`,
  'create index moderation_of_moderator on moderation (moderator_id)',
  'create index moderation_of_subject on moderation (subject_id)',
  'create index moderation_new on moderation (created_at desc, id)',

  // the site's own
  `create table site_state (
    name text primary key,
    value text not null
  )`,
  `create table kept_file (
    name text primary key,
    type text not null,
    bytes ${blob} not null,
    changed_at bigint not null
  )`,
  `create table attempt (
    key text primary key,
    points integer not null,
    ends_at bigint
  )`,
];
