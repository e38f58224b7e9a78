import * as z from 'zod';
import { api } from '#src/urls.ts';
import { topHat } from '../../provider/site.ts';
import { defineEndpoint } from './endpoint.ts';
import { lang } from '../query.ts';

const topHatAnswer = z.object({
  /** Null when the provider has none, or when the content service fails. */
  topHat: topHat.nullable(),
});

export const topHatEndpoints = {
  topHat: defineEndpoint({
    path: api.topHat,
    tag: 'Site',
    summary:
      'The top hat from the content service: logo, drawer links, taxonomy lists; null when it fails',
    query: z.object({ lang }),
    answer: topHatAnswer,
    answerName: 'TopHat',
    example: 'lang=en-us',
  }),
};
