import { LinesChart } from '#src/charts/lines/lines-chart.tsx';
import type { NamedLine } from '#src/charts/lines/lines-layout.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount, formatPercent, formatReturn } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { commonSteps, mixMessages } from '#src/i18n/messages/mixes/mixes.ts';
import { figureIn, linesOf, type MixedRow } from './mixed-row.ts';
import styles from './charts.module.css';

type ChartProps = { rows: readonly MixedRow[]; language: Language };

type Measured = { name: string; value: number };

function extremesOf(rows: readonly MixedRow[], figure: string): [Measured, Measured] | null {
  const known = rows
    .flatMap(({ name, window }) => {
      const { value } = figureIn(window, figure);
      return value === null ? [] : [{ name, value }];
    })
    .toSorted((one, other) => other.value - one.value);
  const [first, last] = [known[0], known.at(-1)];
  return first && last && known.length > 1 ? [first, last] : null;
}

type WindowProps = ChartProps & {
  window: {
    from: string;
    to: string;
    frequency: 'daily' | 'weekly' | 'monthly';
    atCommonSteps: boolean;
  };
};

/** Levels from the common beginning on; its title says who grew most. */
export function LevelsChart({ rows, window, language }: WindowProps) {
  const m = mixMessages(language);
  const lines = linesOf(rows, 'levels');
  const found = extremesOf(rows, 'cumulativeReturn');
  const said = found?.flatMap(({ name, value }) => [name, formatReturn(language, value, 1)]);
  const title = said ? m.grewMost(...(said as [string, string, string, string])) : m.levels;
  const days = [window.from, window.to].map((day) => formatDate(language, day));
  const steps = window.atCommonSteps ? commonSteps(language)[window.frequency] : '';
  const notes = [m.base(...(days as [string, string])), steps].filter(Boolean);
  return <Chart title={title} lines={lines} notes={notes} values="levels" language={language} />;
}

export function DrawdownsChart({ rows, language }: ChartProps) {
  const m = mixMessages(language);
  const found = extremesOf(rows, 'maximumDrawdown');
  const size = ({ value }: Measured) => formatPercent(language, Math.abs(value), 1);
  const title = found
    ? m.deepest(found[1].name, size(found[1]), found[0].name, size(found[0]))
    : m.drawdowns;
  return (
    <Chart
      title={title}
      lines={linesOf(rows, 'drawdown')}
      notes={[m.drawdownNote]}
      values="percent"
      language={language}
    />
  );
}

/** Return and volatility of the months before, month by month. */
export function RollingCharts({ rows, months, language }: ChartProps & { months: number }) {
  const m = mixMessages(language);
  const count = formatCount(language, months);
  const [returns, volatility] = [
    linesOf(rows, 'rollingReturn'),
    linesOf(rows, 'rollingVolatility'),
  ];
  if (returns.length === 0) return <p>{m.none}</p>;
  return (
    <div className={styles.pair}>
      <Chart
        title={m.rollingReturn(count)}
        lines={returns}
        notes={[]}
        values="percent"
        language={language}
      />
      <Chart
        title={m.rollingVolatility(count)}
        lines={volatility}
        notes={[]}
        values="percent"
        language={language}
      />
    </div>
  );
}

type DrawnProps = {
  title: string;
  lines: readonly NamedLine[];
  notes: readonly string[];
  values: 'levels' | 'percent';
  language: Language;
};

function Chart({ title, lines, notes, values, language }: DrawnProps) {
  if (lines.length === 0) return <p>{mixMessages(language).none}</p>;
  return (
    <LinesChart
      language={language}
      title={title}
      lines={lines}
      scale="linear"
      values={values}
      notes={notes}
    />
  );
}
