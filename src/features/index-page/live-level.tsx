import { useEffect, useEffectEvent, useRef } from 'react';
import { followLevel } from '#src/client/market-data/follow-level.ts';
import { visitMarketData } from '#src/client/market-data/visit-market-data.ts';
import { usePageContext } from '#src/client/use-page-context.ts';
import type { IndexDetails } from '#src/contract/api/index-details.ts';
import type { Quote } from '#src/contract/api/market-data.ts';

export type LiveLevelProps = {
  secId: string;
  level: NonNullable<IndexDetails['level']>;
  onQuote: (quote: Quote) => void;
  /** A level was published that the page does not show yet. */
  onNewer: () => void;
};

/** Follows the level for as long as the page is looked at; shows nothing itself. */
export function LiveLevel({ secId, level, onQuote, onNewer }: LiveLevelProps) {
  const { apiPort } = usePageContext();
  // Asked for once a level: a shared cache may give the page of before for a while.
  const askedFor = useRef('');
  const take = useEffectEvent((quote: Quote) => {
    onQuote(quote);
    const date = quote.asOfDate ?? '';
    if (quote.isLive || date <= level.date || date === askedFor.current) return;
    askedFor.current = date;
    onNewer();
  });
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
