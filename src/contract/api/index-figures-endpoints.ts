import * as z from 'zod';
import { api } from '#src/urls.ts';
import { defineEndpoint } from './endpoint.ts';
import { indexFigures } from './index-figures.ts';
import { identifier } from './query.ts';

export const indexFiguresEndpoints = {
  indexFigures: defineEndpoint({
    path: api.indexFigures,
    tag: 'Index',
    summary:
      'What follows from the levels of an index: returns over periods, calendar years and months, risk, ' +
      'drawdowns and rolling returns, each with its window, frequency, unit and back-test mark',
    query: z.object({
      indexId: identifier('fundId of the index; its secId or performanceId is understood too'),
    }),
    answer: indexFigures,
    answerName: 'IndexFigures',
    notFound: 'No index bears this identifier',
    example: 'indexId={fundId}',
  }),
} as const;
