import { topHatQuery } from '#src/contract/content/top-hat-query.ts';
import { defaultLanguage, languages } from '#src/domain/language.ts';
import { wordsOf } from './words-of.ts';

const json = (description: string, example: object) => ({
  description,
  content: {
    'application/json': { schema: { type: 'object', additionalProperties: true }, example },
  },
});

/** The OpenAPI description of the built-in content service. */
export function contentQueryOperation() {
  return {
    operationId: 'contentGraphql',
    tags: ['Site'],
    ...wordsOf(
      'contentGraphql',
      'The content service, in GraphQL: answers the one query TopHat to who bears its access token',
    ),
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
          example: {
            query: topHatQuery,
            operationName: 'TopHat',
            variables: { lang: defaultLanguage },
          },
        },
      },
    },
    responses: {
      '200': json('The top hat, as `data.topHat`; null where there is none', {
        data: { topHat: null },
      }),
      '400': json('No query, or another one; `errors` says which', {
        errors: [{ message: 'This service answers the query TopHat of its documentation only' }],
      }),
      '401': json('The access token is missing or wrong', {
        errors: [{ message: 'A valid access token is needed' }],
      }),
    },
  };
}
