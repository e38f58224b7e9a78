import * as z from 'zod';
import { api } from '#src/urls.ts';
import { defineEndpoint } from './endpoint.ts';

const dataVersion = z.object({
  release: z.int().describe('Number of the release that the public sees'),
  label: z.string().describe('What the provider called it; may be empty'),
  published: z.iso.datetime({ offset: true }).describe('When it was published'),
});

export const dataVersionEndpoints = {
  dataVersion: defineEndpoint({
    path: api.dataVersion,
    tag: 'Site',
    summary: 'Which release of the data all answers are read from',
    query: z.object({}),
    answer: dataVersion,
    answerName: 'DataVersion',
    example: '',
  }),
};
