import { api } from '../urls.ts';

/** The credentials and calls of the quote service, below the API's base. */
export const marketDataPaths = {
  indexDataCredentials: '/sal/credentials',
  realTimeCredentials: '/real-time/credentials',
  quote: '/market-data/quotes/{secId}',
  quoteName: '/market-data/names/{secId}',
  levelChanges: '/market-data/changes/{secId}',
} as const;

/** The header with the real-time token, which is sent beside the bearer token. */
export const realTimeHeader = 'Plumbline-Real-Time-Token';

/** The address of a call of the quote service about one level series. */
export function quoteAddress(call: 'quote' | 'quoteName' | 'levelChanges', secId: string): string {
  return `${api.base}${marketDataPaths[call].replace('{secId}', encodeURIComponent(secId))}`;
}

const levelStreams = quoteAddress('levelChanges', '');

/** Whether a path is a stream of levels, which stays open. */
export function isLevelStream(path: string): boolean {
  return path.startsWith(levelStreams);
}
