import type * as z from 'zod';
import { marketDataPaths } from '#src/urls/market-data.ts';
import { indexDataCredentials, quote, quoteName, realTimeCredentials } from '../market-data.ts';

type TokenNeeded = 'bearer' | 'real-time';

export type MarketDataCall = {
  path: string;
  summary: string;
  /** The tokens that the call needs: the bearer token, and the real-time token in its header. */
  needs: readonly TokenNeeded[];
  answer: z.ZodType;
  answerName: string;
  /** The answer is a stream of server-sent events, each of which is one answer. */
  isStream?: true;
};

/** The calls whose answers depend on the time of the request, for the reference and the OpenAPI document. */
export const marketDataCalls: Readonly<Record<string, MarketDataCall>> = {
  indexDataCredentials: {
    path: marketDataPaths.indexDataCredentials,
    summary: 'A short-lived bearer token for the quote service',
    needs: [],
    answer: indexDataCredentials,
    answerName: 'IndexDataCredentials',
  },
  realTimeCredentials: {
    path: marketDataPaths.realTimeCredentials,
    summary: 'A short-lived token for real-time quotes, which goes beside the bearer token',
    needs: [],
    answer: realTimeCredentials,
    answerName: 'RealTimeCredentials',
  },
  quote: {
    path: marketDataPaths.quote,
    summary: 'The level of an index by its secId, live or as last published',
    needs: ['bearer', 'real-time'],
    answer: quote,
    answerName: 'Quote',
  },
  quoteName: {
    path: marketDataPaths.quoteName,
    summary: 'The name of an index by its secId',
    needs: ['bearer'],
    answer: quoteName,
    answerName: 'QuoteName',
  },
  levelChanges: {
    path: marketDataPaths.levelChanges,
    summary: 'The level of an index and each later one, as they come; ends with its tokens',
    needs: ['bearer', 'real-time'],
    answer: quote,
    answerName: 'Quote',
    isStream: true,
  },
};
