import * as z from 'zod';
import { clientFailure, policyReport } from '#src/contract/api/client-failures.ts';
import { problemAnswer } from './problem-answer.ts';
import { wordsOf } from './words-of.ts';

const failure = {
  part: 'search',
  message: 'Failed to fetch',
  route: '/indexes/details/$portfolioDetails',
  build: 'index-DQFu6EUb.js',
};
const blocked = {
  'csp-report': {
    'effective-directive': 'img-src',
    'blocked-uri': 'https://elsewhere.example/a.png',
  },
};

/** The OpenAPI description of the address for failure reports of browsers. */
export function clientFailuresOperation() {
  return {
    operationId: 'clientFailures',
    tags: ['Site'],
    ...wordsOf('clientFailures', 'Takes what failed in a browser, from pages of the site only'),
    parameters: [],
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: schemaOf(clientFailure), example: failure },
        'application/csp-report': { schema: schemaOf(policyReport), example: blocked },
      },
    },
    responses: {
      '204': { description: 'The report was recorded, or dropped beyond the limit of its address' },
      '400': problemAnswer(400, 'This is no report of a failure'),
      '403': problemAnswer(403, 'The report was sent by a page of another site'),
      '413': problemAnswer(413, 'The report is longer than 8 KiB'),
    },
  };
}

function schemaOf(report: z.core.$ZodType) {
  const { $schema: _, ...schema } = z.toJSONSchema(report, { io: 'input' });
  return schema;
}
