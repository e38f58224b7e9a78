import { useId } from 'react';
import { isoOfDay } from '#src/domain/day.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatChange, formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { severalLinesMessages } from '#src/i18n/messages/several-lines.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { TimeAxis } from './axes.tsx';
import { layoutSeveralLines, type Line } from './several-lines.ts';
import { SeveralLinesPlot } from './several-lines-plot.tsx';
import { SeveralLinesTable } from './several-lines-table.tsx';
import type { ScaleKind } from './value-scale.ts';
import styles from './several-lines-chart.module.css';

export type NamedLine = Line & { name: string; href: string | null };

type SeveralLinesChartProps = {
  language: Language;
  /** Says what is shown and in what unit. */
  title: string;
  /** One to six lines of at least two levels each. */
  lines: readonly NamedLine[];
  scale: ScaleKind;
  /** What else has to be said of the figures: the base, which levels are drawn. */
  notes: readonly string[];
};

/** Share of the plot's height that the mark at a line's end needs. */
const roomForMark = 0.07;

/**
 * Lines of several indexes, drawn as they stand in a text: no control, complete without scripts. Every line
 * bears a letter, so that it is told by more than its colour.
 */
export function SeveralLinesChart(props: SeveralLinesChartProps) {
  const { language, title, lines, scale, notes } = props;
  const m = severalLinesMessages(language);
  const titleId = useId();
  const layout = layoutSeveralLines(lines, scale, roomForMark);
  const isAlone = lines.length === 1;
  return (
    <figure className={styles.chart} aria-labelledby={titleId}>
      <figcaption id={titleId} className={styles.title}>
        {title}
      </figcaption>
      <ul role="list" className={styles.legend}>
        {lines.map((line, i) => (
          <li key={line.name} className={styles.entry} data-line={i + 1}>
            {isAlone ? null : <span className={styles.letter}>{letterOf(i)}</span>}
            <span>
              {line.href ? (
                <a href={line.href} data-page-link="" className={styles.name}>
                  {line.name}
                </a>
              ) : (
                line.name
              )}
            </span>
            <span className={styles.end}>{endOf(language, line)}</span>
            <VisuallyHidden>{summaryOf(language, line)}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <div className={styles.plotArea}>
        <SeveralLinesPlot language={language} layout={layout} letters={isAlone ? null : letterOf} />
        <TimeAxis layout={layout} language={language} />
      </div>
      <p className={styles.note}>
        {[...notes, ...backTestNotes(language, lines), scale === 'log' ? m.logScale : '']
          .filter(Boolean)
          .join(' ')}
      </p>
      <SeveralLinesTable language={language} title={title} lines={lines} letterOf={letterOf} />
    </figure>
  );
}

const letterOf = (i: number) => String.fromCodePoint(65 + i);

function endOf(language: Language, { series }: NamedLine): string {
  return formatNumber(language, series.values.at(-1) ?? null);
}

function summaryOf(language: Language, { series }: NamedLine): string {
  const { days, values } = series;
  const [first = 0] = values;
  const last = values.at(-1) ?? 0;
  const date = (at: number) => formatDate(language, isoOfDay(days.at(at) ?? 0));
  return severalLinesMessages(language).summary({
    from: date(0),
    to: date(-1),
    first: formatNumber(language, first),
    last: formatNumber(language, last),
    change: formatChange(language, (last / first - 1) * 100),
    low: formatNumber(language, Math.min(...values)),
    high: formatNumber(language, Math.max(...values)),
  });
}

/** Which lines begin before their launch, and when that was; indexes of one launch share a sentence. */
function backTestNotes(language: Language, lines: readonly NamedLine[]): string[] {
  const begun = lines.filter(
    ({ launch, series }) => launch !== null && (series.days[0] ?? launch) < launch,
  );
  const byLaunch = Map.groupBy(begun, ({ launch }) => launch ?? 0);
  return Array.from(byLaunch, ([launch, group]) => {
    const letters = group.map((line) => letterOf(lines.indexOf(line))).join(', ');
    return severalLinesMessages(language).backTested(
      lines.length === 1 ? '' : letters,
      formatDate(language, isoOfDay(launch)),
    );
  });
}
