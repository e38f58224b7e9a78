import { useEffect, useState } from 'react';
import { followLevel } from '#src/client/market-data/follow-level.ts';
import { visitMarketData } from '#src/client/market-data/visit-market-data.ts';
import { usePageContext } from '#src/client/use-page-context.ts';
import type { IndexDetails } from '#src/contract/api/index-details.ts';
import type { Quote } from '#src/contract/api/market-data.ts';
import type { Language } from '#src/i18n/languages.ts';
import { LevelStatusText } from './level-status-text.tsx';

export type LiveLevelProps = {
  secId: string;
  level: NonNullable<IndexDetails['level']>;
  language: Language;
  /** A level was published that the page does not show yet. */
  onNewer: () => void;
};

/** Follows the level for as long as the page is looked at, and says what it is. */
export function LiveLevel({ secId, level, language, onNewer }: LiveLevelProps) {
  const { apiPort } = usePageContext();
  const [quote, setQuote] = useState<Quote | null>(null);
  useEffect(
    () =>
      followLevel({
        ...visitMarketData(apiPort),
        secId,
        onQuote: setQuote,
        visibility: document,
      }),
    [secId, apiPort],
  );
  // Asked for once a published level: a shared cache may give the page of before for a while.
  const newer = quote && !quote.isLive && isNewer(quote, level) ? quote.asOfDate : null;
  useEffect(() => {
    if (newer !== null) onNewer();
    // oxlint-disable-next-line react/exhaustive-deps -- onNewer is another function at each render
  }, [newer]);
  return <LevelStatusText quote={quote} language={language} />;
}

function isNewer(quote: Quote, level: LiveLevelProps['level']): boolean {
  return quote.asOfDate !== null && quote.asOfDate > level.date;
}
