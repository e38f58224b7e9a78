import { isoOfDay } from '#src/domain/day.ts';
import type { Language } from '#src/domain/language.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { linesChartMessages } from '#src/i18n/messages/charts/lines-chart.ts';
import { WholeDates } from '#src/ui/whole-dates.tsx';
import { numberOf, type ChartMark } from './chart-marks.ts';
import styles from './chart-marks.module.css';

type MarkListProps = { language: Language; marks: readonly ChartMark[] };

/** The marks of a chart as a list, with their dates. */
export function MarkList({ language, marks }: MarkListProps) {
  const date = (day: number) => formatDate(language, isoOfDay(day));
  return (
    <ol role="list" className={styles.list}>
      {marks.map(({ from, to, label }, i) => (
        <li key={`${from} ${label}`}>
          <strong>
            {numberOf(marks, i)} {label}
          </strong>{' '}
          ·{' '}
          <WholeDates
            text={
              to === null ? date(from) : linesChartMessages(language).span(date(from), date(to))
            }
          />
        </li>
      ))}
    </ol>
  );
}
