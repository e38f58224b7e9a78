import { api } from '../urls.ts';

/** Credentials and calls of the quote service, below the API's base. */
export const marketDataPaths = {
  indexDataCredentials: '/sal/credentials',
  realTimeCredentials: '/real-time/credentials',
  quote: '/market-data/quotes/{secId}',
  quoteName: '/market-data/names/{secId}',
  levelChanges: '/market-data/changes/{secId}',
} as const;

/** Header of the quote service that carries the real-time token, beside the bearer token. */
export const realTimeHeader = 'Plumbline-Real-Time-Token';

/** Address of a call of the quote service about one price series. */
export function quoteAddress(call: 'quote' | 'quoteName' | 'levelChanges', secId: string): string {
  return `${api.base}${marketDataPaths[call].replace('{secId}', encodeURIComponent(secId))}`;
}

const levelStreams = quoteAddress('levelChanges', '');

/** Whether a path is that of a stream of levels, which stays open. */
export function isLevelStream(path: string): boolean {
  return path.startsWith(levelStreams);
}
