import { useEffect, useEffectEvent } from 'react';
import { loadRelatedQuotes, type RelatedQuote } from '#src/client/market-data/related-quotes.ts';
import { visitMarketData } from '#src/client/market-data/visit-market-data.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';

export type RelatedQuotesProps = {
  secIds: readonly string[];
  onQuotes: (quotes: readonly RelatedQuote[]) => void;
};

/** Asks the quote service for names and levels; shows nothing itself. */
export function RelatedQuotes({ secIds, onQuotes }: RelatedQuotesProps) {
  const { apiPort } = usePageContext();
  const take = useEffectEvent(onQuotes);
  const key = secIds.join(' ');
  useEffect(() => {
    let isShown = true;
    const { call, credentials } = visitMarketData(apiPort);
    void loadRelatedQuotes(call, credentials, key.split(' ')).then((quotes) => {
      if (isShown) take(quotes);
    });
    return () => {
      isShown = false;
    };
  }, [key, apiPort]);
  return null;
}
