import { useSyncExternalStore } from 'react';
import type { Quote } from '#src/contract/api/market-data.ts';
import { formatDate, formatTime } from '#src/i18n/format-date.ts';
import { directionOf, formatLevel, formatNumber, formatReturn } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { marketDataMessages } from '#src/i18n/messages/market-data.ts';
import { Change } from '#src/ui/change.tsx';
import styles from './level-status.module.css';

type LevelStatusTextProps = {
  quote: Quote | null;
  /** Moment from which on the next level is late; null where it is not known. */
  dueBy: string | null;
  language: Language;
};

/** One line: a live quote with time, change and delay, or that the level beside it is none, and when the next is due. */
export function LevelStatusText({ quote, dueBy, language }: LevelStatusTextProps) {
  const m = marketDataMessages(language);
  if (!quote?.isLive || quote.level === null || quote.time === null) {
    return (
      <>
        {m.notLive} {dueBy === null ? null : <DueText dueBy={dueBy} language={language} />}
      </>
    );
  }
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

/** The page is the same for all, whenever they read it: what is late is told by the reader's own clock. */
function DueText({ dueBy, language }: { dueBy: string; language: Language }) {
  const m = marketDataMessages(language);
  const isLate = useSyncExternalStore(everyMinute, () => Date.now() > Date.parse(dueBy), onServer);
  const date = formatDate(language, dueBy.slice(0, 10));
  const time = formatTime(dueBy);
  return isLate ? (
    <strong className={styles.late}>{m.late(date, time)}</strong>
  ) : (
    m.nextDue(date, time)
  );
}

const onServer = () => false;

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, 60_000);
  return () => clearInterval(timer);
}
