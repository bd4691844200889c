/**
 * The paths of the API, below `API_BASE`: routes of the server and calls of the pages name the same
 * constants. Those of the engine are `ENGINE_CALLS`. One constant each, so that a page is built
 * with the paths that it calls and no others.
 */
export const ACCOUNTS = '/accounts';
export const COMMENT = '/comments/{id}';
export const DAILY = '/daily';
export const DAILY_MONTH = '/daily/months/{month}';
export const DAILY_DAY = '/daily/{day}';
export const DAILY_RANKING = '/daily/{day}/ranking/{puzzle}';
export const GAMES = '/games';
export const NEXT_PUZZLES = '/games/next';
export const GAME = '/games/{id}';
export const GAME_SOLVE = '/games/{id}/solve';
export const ME = '/me';
export const MY_EMAIL = '/me/email';
export const MY_EMAIL_CONFIRM = '/me/email/confirm';
export const MY_EXPORT = '/me/export';
export const MY_KEYS = '/me/keys';
export const MY_KEY = '/me/keys/{id}';
export const MY_PASSKEYS = '/me/passkeys';
export const MY_PASSKEY_OPTIONS = '/me/passkeys/options';
export const MY_PASSKEY = '/me/passkeys/{id}';
export const MY_PASSWORD = '/me/password';
export const MY_RECOVERY_CODE = '/me/recovery-code';
export const MY_SESSIONS = '/me/sessions';
export const MY_SESSION = '/me/sessions/{id}';
export const MODERATION_ACTIONS = '/moderation/actions';
export const MODERATION_SOLVES = '/moderation/solves';
export const MODERATION_LOG = '/moderation/log';
export const MODERATION_REPORTS = '/moderation/reports';
export const OWNER_INVITATIONS = '/owner/invitations';
export const OWNER_INVITATION = '/owner/invitations/{id}';
export const OWNER_SETTINGS = '/owner/settings';
export const PERSON = '/people/{name}';
export const PUZZLES = '/puzzles';
export const PUZZLE_DUMP = '/puzzles.ndjson.gz';
export const RANDOM_PUZZLE = '/puzzles/random';
export const PUZZLE = '/puzzles/{id}';
export const PUZZLE_FILE = '/puzzles/{id}.{extension}';
export const PUZZLE_COMMENTS = '/puzzles/{id}/comments';
export const PUZZLE_RANKING = '/puzzles/{id}/ranking';
export const PUZZLE_TWINS = '/puzzles/{id}/twins';
export const PUZZLE_VOTE = '/puzzles/{id}/vote';
export const RANKINGS = '/rankings';
export const RANKING = '/rankings/{board}';
export const RECOVERY = '/recovery';
export const RECOVERY_MAIL = '/recovery/mail';
export const REPORTS = '/reports';
export const SERIES_LIST = '/series';
export const SERIES = '/series/{id}';
export const SERIES_PDF = '/series/{id}.pdf';
export const SESSION = '/session';
export const PASSKEY_SESSION = '/session/passkey';
export const PASSKEY_OPTIONS = '/session/passkey/options';
export const SITE_INFO = '/site';
export const SOLVE_RECORD = '/solves/{id}/record';
