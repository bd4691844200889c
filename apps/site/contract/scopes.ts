/** What an API key may be used for. */
export const SCOPES = ['read', 'play', 'publish'] as const;
export type Scope = (typeof SCOPES)[number];
