import { topHatQuery } from '#src/contract/content/top-hat-query.ts';
import { languages } from '#src/domain/language.ts';

/** The built-in content service, as OpenAPI describes it: one GraphQL document, for who bears its credential. */
export function contentQueryOperation() {
  return {
    operationId: 'contentGraphql',
    tags: ['Site'],
    summary:
      'The content service, in GraphQL: answers the one query TopHat to who bears its access token',
    parameters: [],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['query', 'variables'],
            properties: {
              query: { type: 'string', const: topHatQuery },
              operationName: { type: 'string', const: 'TopHat' },
              variables: {
                type: 'object',
                required: ['lang'],
                properties: { lang: { type: 'string', enum: [...languages] } },
              },
            },
          },
        },
      },
    },
    responses: {
      '200': { description: 'The top hat, as `data.topHat`' },
      '400': { description: 'No query, or another one; `errors` says which' },
      '401': { description: 'The access token is missing or wrong' },
    },
  };
}
