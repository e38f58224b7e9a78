import { changeOf } from '#src/domain/levels/change-of.ts';
import type { Quote } from '#src/contract/api/market-data.ts';
import { formatDate, formatTime } from '#src/i18n/format-date.ts';
import { formatLevel, formatNumber, shownChange } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { marketDataMessages } from '#src/i18n/messages/data/market-data.ts';
import { Change } from '#src/ui/tables/change.tsx';
import { useByClock } from '#src/ui/use-by-clock.ts';
import styles from './level-status.module.css';

/** Null before the first quote; lost when the service that gave one is heard no longer. */
export type ShownQuote = Quote | 'lost' | null;

export type LevelStatusTextProps = {
  quote: ShownQuote;
  /** Whether its levels are invested money. */
  hasReturns: boolean;
  /** Whether the provider has said when the next level is due. */
  isDue: boolean;
  /** Moment from which on the index is late; null where no level is to come. */
  lateFrom: string | null;
  language: Language;
};

/** One line: a live quote with time, change and delay, or that the level beside it is none, and when the next is due. */
export function LevelStatusText(props: LevelStatusTextProps) {
  const { quote, hasReturns, isDue, lateFrom, language } = props;
  const m = marketDataMessages(language);
  if (quote !== 'lost' && quote?.isLive) {
    return <LiveQuote quote={quote} hasReturns={hasReturns} language={language} />;
  }
  return (
    <>
      {quote === 'lost' ? m.lost : m.notLive}{' '}
      {lateFrom === null ? null : isDue ? (
        <DueText dueBy={lateFrom} language={language} />
      ) : (
        <OutdatedText from={lateFrom} language={language} />
      )}
    </>
  );
}

type LiveQuoteProps = Pick<LevelStatusTextProps, 'hasReturns' | 'language'> & { quote: Quote };

function LiveQuote({ quote, hasReturns, language }: LiveQuoteProps) {
  const m = marketDataMessages(language);
  const { level, previousLevel, time } = quote;
  const change = changeOf(level, previousLevel, hasReturns);
  const shown = shownChange(language, change);
  const delay = quote.delayMinutes ?? 0;
  return (
    <>
      {`${m.live} `}
      <strong className={styles.level}>{formatLevel(language, level)}</strong>{' '}
      {change === null ? null : (
        <>
          <Change direction={shown.direction}>{shown.text}</Change> {m.sinceClose}
        </>
      )}
      {time === null ? null : (
        <>
          {' · '}
          <QuoteTime time={time} language={language} />
        </>
      )}
      {delay > 0 ? ` · ${m.delayed(formatNumber(language, delay, 0))}` : null}
    </>
  );
}

/** A time is one of today where no date stands beside it; what is today the reader's clock says. */
function QuoteTime({ time, language }: { time: string; language: Language }) {
  const isToday = useByClock(() => isOfToday(time));
  return isToday
    ? formatTime(time)
    : marketDataMessages(language).at(formatDate(language, time.slice(0, 10)), formatTime(time));
}

const isOfToday = (time: string) => time.slice(0, 10) === new Date().toISOString().slice(0, 10);

function DueText({ dueBy, language }: { dueBy: string; language: Language }) {
  const m = marketDataMessages(language);
  const isLate = useByClock(() => Date.now() > Date.parse(dueBy));
  const date = formatDate(language, dueBy.slice(0, 10));
  const time = formatTime(dueBy);
  const late = m.late(date, time);
  return (
    <span className={styles.due} data-late={late}>
      {isLate ? (
        <strong className={styles.late}>{late}</strong>
      ) : (
        <span>{m.nextDue(date, time)}</span>
      )}
    </span>
  );
}

/** Nothing is promised where the provider has no calendar; a level that is too old is still said to be. */
function OutdatedText({ from, language }: { from: string; language: Language }) {
  const isLate = useByClock(() => Date.now() > Date.parse(from));
  if (!isLate) return null;
  return <strong className={styles.late}>{marketDataMessages(language).outdated}</strong>;
}
