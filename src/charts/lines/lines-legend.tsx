import { changeOf } from '#src/domain/levels/change-of.ts';
import { memo } from 'react';
import { isoOfDay, type Day } from '#src/domain/day.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatLevel, formatPercent, formatReturn, shownChange } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { linesChartMessages } from '#src/i18n/messages/charts/lines-chart.ts';
import { saysVariant } from '#src/i18n/says-variant.ts';
import { BackTestMark } from '#src/ui/tables/back-test-mark.tsx';
import { Change } from '#src/ui/tables/change.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { letterOf } from './line-letter.ts';
import type { LineValues } from './line-value.ts';
import { beginsBackTested, readOn, type NamedLine } from './lines-layout.ts';
import styles from './lines-chart.module.css';

type LinesLegendProps = {
  language: Language;
  lines: readonly NamedLine[];
  values: LineValues;
  /** The day that is read. */
  day: Day;
};

/** The names of the lines, with their values on the day that is read and the change up to it. */
export function LinesLegend({ language, lines, values, day }: LinesLegendProps) {
  const isAlone = lines.length === 1;
  return (
    <div className={styles.legend}>
      <p className={styles.day}>
        {linesChartMessages(language).on(formatDate(language, isoOfDay(day)))}
      </p>
      <ul role="list" className={styles.entries}>
        {lines.map((line, i) => (
          <li key={line.name} className={styles.entry} data-line={i + 1}>
            {isAlone ? null : <span className={styles.letter}>{letterOf(i)}</span>}
            <Name language={language} line={line} />
            {values === 'levels' ? (
              <>
                <Values language={language} line={line} day={day} />
                <Summary language={language} line={line} />
              </>
            ) : (
              <span className={styles.end}>
                {(values === 'returns' ? formatReturn : formatPercent)(
                  language,
                  readOn(line.series, day)?.value ?? null,
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

// Names and summaries do not change with the day that is read: only the values are rendered again.

const Name = memo(function Name({
  language,
  line: { href, name, variant },
}: Pick<LinesLegendProps, 'language'> & { line: NamedLine }) {
  return (
    <span>
      {href ? (
        <PageLink href={href} className={styles.name}>
          {name}
        </PageLink>
      ) : (
        <strong>{name}</strong>
      )}
      {variant && !saysVariant(name, variant, language) ? (
        <span className={styles.variant}>{` ${variant}`}</span>
      ) : null}
    </span>
  );
});

const Summary = memo(function Summary({ language, line }: { language: Language; line: NamedLine }) {
  return <VisuallyHidden>{summaryOf(language, line)}</VisuallyHidden>;
});

function Values({ language, line, day }: { language: Language; line: NamedLine; day: Day }) {
  const { series } = line;
  const read = readOn(series, day);
  const value = read?.value ?? null;
  const [first = 0] = series.values;
  const change = changeOf(value, first, line.hasReturns !== false);
  const shown = shownChange(language, change);
  return (
    <>
      <span className={styles.end}>
        {/* A monthly index beside a daily one: its value is of another day than the one that is read. */}
        {read && read.day !== day ? (
          <small
            className={styles.ownDay}
          >{`${linesChartMessages(language).on(formatDate(language, isoOfDay(read.day)))} `}</small>
        ) : null}
        {formatLevel(language, value)}
      </span>
      <span className={styles.change}>
        <Change direction={shown.direction}>{shown.text}</Change>
        {change !== null && beginsBackTested(line) ? (
          <BackTestMark label={backTestMessages(language).includes} />
        ) : null}
      </span>
    </>
  );
}

function summaryOf(language: Language, line: NamedLine): string {
  const { days, values } = line.series;
  const [first = 0] = values;
  const last = values.at(-1) ?? 0;
  const date = (at: number) => formatDate(language, isoOfDay(days.at(at) ?? 0));
  const { text: change } = shownChange(language, changeOf(last, first, line.hasReturns !== false));
  return linesChartMessages(language).summary({
    from: date(0),
    to: date(-1),
    first: formatLevel(language, first),
    last: formatLevel(language, last),
    change: beginsBackTested(line) ? backTestMessages(language).including(change) : change,
    low: formatLevel(
      language,
      values.reduce((one, other) => Math.min(one, other)),
    ),
    high: formatLevel(
      language,
      values.reduce((one, other) => Math.max(one, other)),
    ),
  });
}
