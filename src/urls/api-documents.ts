/** What describes the API to programs; apart from its calls, as no page asks for it. */
export const apiDocuments = {
  openapi: '/api/openapi.json',
} as const;

/** Where the reference says how long deprecated names work. */
export const deprecationPolicy = '/api#deprecations';
