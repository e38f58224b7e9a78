import * as z from 'zod';
import { clientFailure, policyReport } from '#src/contract/api/client-failures.ts';

type ProblemAnswer = (description: string) => object;

/** Where pages of the site tell of failures in browsers, as OpenAPI describes it. */
export function clientFailuresOperation(problemAnswer: ProblemAnswer) {
  return {
    operationId: 'clientFailures',
    tags: ['Site'],
    summary: 'Takes what failed in a browser, from pages of the site only',
    parameters: [],
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: schemaOf(clientFailure) },
        'application/csp-report': { schema: schemaOf(policyReport) },
      },
    },
    responses: {
      '204': { description: 'It was noted, unless many came from this address' },
      '400': problemAnswer('This is no report of a failure'),
      '403': problemAnswer('The report was sent by a page of another site'),
      '413': problemAnswer('The report is longer than 8 KiB'),
    },
  };
}

function schemaOf(report: z.core.$ZodType) {
  const { $schema: _, ...schema } = z.toJSONSchema(report, { io: 'input' });
  return schema;
}
