/** What describes the API beside its reference; apart from its calls, as no page asks for it. */
export const apiDocuments = {
  openapi: '/api/openapi.json',
  styles: '/api/reference.css',
} as const;
