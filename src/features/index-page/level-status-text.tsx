import type { Quote } from '#src/contract/api/market-data.ts';
import { formatTime } from '#src/i18n/format-date.ts';
import { directionOf, formatLevel, formatNumber, formatReturn } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { marketDataMessages } from '#src/i18n/messages/market-data.ts';
import { Change } from '#src/ui/change.tsx';
import styles from './level-status.module.css';

type LevelStatusTextProps = { quote: Quote | null; language: Language };

/** One line: a live quote with time, change and delay, or that the level beside it is none. */
export function LevelStatusText({ quote, language }: LevelStatusTextProps) {
  const m = marketDataMessages(language);
  if (!quote?.isLive || quote.level === null || quote.time === null) return m.notLive;
  const change =
    quote.previousLevel === null ? null : (quote.level / quote.previousLevel - 1) * 100;
  const delay = quote.delayMinutes ?? 0;
  return (
    <>
      {`${m.live} `}
      <strong className={styles.level}>{formatLevel(language, quote.level)}</strong>{' '}
      {change === null ? null : (
        <>
          <Change direction={directionOf(change)}>{formatReturn(language, change)}</Change>{' '}
          {m.sinceClose}
        </>
      )}
      {` · ${formatTime(quote.time)}`}
      {delay > 0 ? ` · ${m.delayed(formatNumber(language, delay, 0))}` : null}
    </>
  );
}
