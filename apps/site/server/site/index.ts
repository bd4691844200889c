/** What every room is handed: database, engine, jobs, clock, memory, secret. */
export { changeLogo, LOGO_FILES, type LogoFile, logoFacts, logoFile } from './owner-logo.js';
export {
  changeOwnerSettings,
  logsAddresses,
  ownerSettings,
  siteFace,
  USUAL_SETTINGS,
} from './owner-settings.js';
export { perSite } from './per-site.js';
export type { Site } from './site.js';
export { SiteMemory } from './site-memory.js';
export { type SiteSecret, siteSecret } from './site-secret.js';
