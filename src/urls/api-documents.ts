/** Documents that describe the API to programs. They are separate from its calls, because no page requests them. */
export const apiDocuments = {
  openapi: '/api/openapi.json',
  changelog: '/api/changelog.json',
} as const;

/** The section of the reference with the changes. */
export const apiChangelog = '/api#changes';

/** The section of the reference that says how long deprecated names work. */
export const deprecationPolicy = '/api#deprecations';
