/** What describes the API to programs; apart from its calls, as no page asks for it. */
export const apiDocuments = {
  openapi: '/api/openapi.json',
  changelog: '/api/changelog.json',
} as const;

/** Where the reference says what changed. */
export const apiChangelog = '/api#changes';

/** Where the reference says how long deprecated names work. */
export const deprecationPolicy = '/api#deprecations';
