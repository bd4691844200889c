/** Requests and answers: callers, limits, problems, headers, caches, cursors. */
export { type Encoding, encodingFor } from './accept-encoding.js';
export { apiRoute, checkAccess, serveRoute } from './api-route.js';
export { basePath, pathReader } from './base-path.js';
export { type ByteRange, readRange } from './byte-range.js';
export { socketAddress } from './client-address.js';
export { htmlAnswer, PAGE_ENCODINGS } from './compressed.js';
export { cursorFrom, encodeCursor, linkNext, TIME_CURSOR } from './cursor.js';
export {
  type Env,
  findReader,
  type Member,
  requireMember,
  routes,
  type SiteContext,
} from './env.js';
export { etagged, makeEtag } from './etag.js';
export { LANGUAGE_PARAMETER, unknownParameter } from './known-parameters.js';
export { setLanguage } from './language.js';
export {
  ALL_RULES,
  DEVICE_RULE,
  FAILED_RULE,
  NAME_AT_RULE,
  NAME_RULE,
  RECOVERY_MAIL_RULE,
} from './limit-rules.js';
export { giveBack, isTaken, makeAddressKey, take, takeQuietly, tooMany } from './limits.js';
export { addMiddleware } from './middleware/middleware.js';
export type { Identify } from './middleware/who-asks.js';
export { isChange, isOwnPage } from './origin.js';
export { HttpProblem, notFound, type PuzzleCode, problemBody } from './problem.js';
export { problemSentence } from './problem-words.js';
export { shownAgain } from './response-cache.js';
export { DONE, jsonAnswer, jsonBody, problems } from './responses.js';
export { REPEAT_MS } from './retry-window.js';
export { securityHeaders } from './security-headers.js';
export { cookieName, cookiePrefix, cookieRules } from './session-cookie.js';
export { YieldQueue } from './yield-queue.js';
