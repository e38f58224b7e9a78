import { useEffect, useEffectEvent, useState } from 'react';
import { followLevel } from '#src/client/market-data/follow-level.ts';
import { visitMarketData } from '#src/client/market-data/visit-market-data.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import type { IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import type { Quote } from '#src/contract/api/market-data.ts';

export type LiveLevelProps = {
  secId: string;
  level: NonNullable<IndexDetails['level']>;
  /** Null when the quote service is heard no longer. */
  onQuote: (quote: Quote | null) => void;
};

/** A shared cache may give the release of before for a while: it is asked again until the page is of the new one. */
const untilAskedAgain = 60_000;

/** Follows the level for as long as the page is looked at; shows nothing itself. */
export function LiveLevel({ secId, level, onQuote }: LiveLevelProps) {
  const { api, apiPort } = usePageContext();
  const [newest, setNewest] = useState('');
  const take = useEffectEvent((quote: Quote | null) => {
    onQuote(quote);
    if (quote?.isLive === false) setNewest(quote.asOfDate ?? '');
  });
  const isBehind = newest > level.date;
  useEffect(() => {
    if (!isBehind) return;
    const leaving = new AbortController();
    // An answer of a newer release has the page loaded anew. One that may be cancelled is none of those held.
    const ask = () =>
      void api.get('dataVersion', {}, { signal: leaving.signal }).catch(() => undefined);
    ask();
    const timer = setInterval(ask, untilAskedAgain);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [isBehind, api]);
  useEffect(
    () =>
      followLevel({
        ...visitMarketData(apiPort),
        secId,
        onQuote: (quote) => take(quote),
        visibility: document,
      }),
    [secId, apiPort],
  );
  return null;
}
