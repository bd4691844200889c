/** What a process of the server runs on: settings, log, memory, scripts of threads. */
export { builtScript } from './built-script.js';
export type { SiteConfig } from './config.js';
export { LOG_LEVELS, type Log, type LogLevel, SILENT } from './log.js';
export { memoryBytes } from './memory.js';
export { OperatorError, type Sentence } from './operator-error.js';
