import { useMemo } from 'react';
import type { DrawnMarks } from '#src/charts/lines/drawn-marks.tsx';
import { LinesChart } from '#src/charts/lines/lines-chart.tsx';
import {
  fallsFinding,
  returnsFinding,
  windowNotes,
  type MixWindow,
} from '#src/charts/lines/mix-findings.ts';
import type { LineValues } from '#src/charts/lines/line-value.ts';
import type { NamedLine } from '#src/charts/lines/lines-layout.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { mixMessages } from '#src/i18n/messages/mixes/mixes.ts';
import type { NamedWindow } from './crisis-bands.tsx';
import { CrisisBands, CrisisNames } from './late-parts.ts';
import { linesOf, type MixedRow } from './mixed-row.ts';
import styles from './charts.module.css';

type ChartProps = { rows: readonly MixedRow[]; language: Language };

type CrisesProps = ChartProps & { crises: readonly NamedWindow[] };

type WindowProps = CrisesProps & { window: MixWindow };

/** A blend, which comes before its parts, has no page of its own. */
const beginsWithBlend = ([first]: readonly MixedRow[]) => first?.href === null;

/** Levels from the common beginning on; its title says who returned most, or what a blend did beside its parts. */
export function LevelsChart({ rows, window, crises, language }: WindowProps) {
  const marks = useCrisisMarks(crises, true);
  const lines = linesOf(rows, 'levels');
  const isBlend = beginsWithBlend(rows);
  const title = returnsFinding({ rows, isBlend, language }) ?? mixMessages(language).levels;
  const notes = windowNotes(window, language);
  return (
    <Chart
      title={title}
      lines={lines}
      marks={marks}
      notes={notes}
      values="levels"
      language={language}
    />
  );
}

/** The object must be the same while the crises are. */
const useCrisisMarks = (crises: readonly NamedWindow[], areNamed: boolean): DrawnMarks =>
  useMemo(
    () => ({
      over: (layout) => ({
        behind: <CrisisBands crises={crises} layout={layout} />,
        labels: areNamed && <CrisisNames crises={crises} layout={layout} />,
      }),
      list: null,
    }),
    [crises, areNamed],
  );

export function DrawdownsChart({ rows, crises, language }: CrisesProps) {
  const marks = useCrisisMarks(crises, false);
  const m = mixMessages(language);
  const isBlend = beginsWithBlend(rows);
  const title = fallsFinding({ rows, isBlend, language }) ?? m.drawdowns;
  return (
    <Chart
      title={title}
      lines={linesOf(rows, 'drawdown')}
      marks={marks}
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
        values="returns"
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
  marks?: DrawnMarks;
  notes: readonly string[];
  values: LineValues;
  language: Language;
};

function Chart({ title, lines, marks, notes, values, language }: DrawnProps) {
  if (lines.length === 0) return <p>{mixMessages(language).none}</p>;
  return (
    <LinesChart
      language={language}
      title={title}
      lines={lines}
      marks={marks ?? null}
      scale="linear"
      values={values}
      notes={notes}
      // The chart of levels, which comes first, says it of all.
      hasDashesExplained={values !== 'levels'}
    />
  );
}
