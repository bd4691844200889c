/** Accounts, sessions, passkeys, keys, names, profiles. */
export { cleanText } from './clean-text.js';
export { identifyPeople } from './identify.js';
export { findInvited, hasAdministrator, inviteAdministrator } from './invitation.js';
export { sendRecoveryMail, sendWishedMail } from './mails.js';
export { faultOfName, nameKey, normalName } from './names.js';
export { ownerAnswer } from './owner-answer.js';
export { settingLocked } from './owner-routes.js';
export { findProfile } from './profile.js';
export { proveAgain } from './refusals.js';
export { peopleRoutes } from './routes.js';
export { hasProof } from './session.js';
