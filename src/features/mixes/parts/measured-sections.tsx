import type { ReactNode } from 'react';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { mixMessages } from '#src/i18n/messages/mixes/mixes.ts';
import { returnPeriods } from '#src/i18n/messages/figures/return-periods.ts';
import { Section } from '#src/ui/layout.tsx';
import type { NamedWindow } from './crisis-bands.tsx';
import { DrawdownsChart, LevelsChart, RollingCharts } from './charts.tsx';
import { FigureTable, type FigureColumn } from './figure-table.tsx';
import { BackTestLegend, RiskSection, Years } from './late-parts.ts';
import type { MixedRow } from './mixed-row.ts';
import { stemName } from './stem-name.ts';

export type ShownWindow = {
  from: string;
  to: string;
  frequency: 'daily' | 'weekly' | 'monthly';
  atCommonSteps: boolean;
  rollingMonths: number;
};

type MeasuredProps = {
  rows: readonly MixedRow[];
  window: ShownWindow | null;
  /** Last day of the usual figures. */
  asOfDate: string;
  years: readonly number[];
  /** Named in the charts. */
  crises: readonly NamedWindow[];
  /** Below the chart of the window: whose figures these are, and how they are taken along. */
  taken: ReactNode;
  language: Language;
};

/** What comparisons and blends show of levels: charts, and figures of the window and of the usual periods. */
export function MeasuredSections({
  rows,
  window,
  asOfDate,
  years,
  crises,
  taken,
  language,
}: MeasuredProps) {
  const m = mixMessages(language);
  const date = formatDate(language, asOfDate);
  return (
    <>
      {window === null ? null : (
        <WindowSection
          rows={rows}
          window={window}
          crises={crises}
          taken={taken}
          language={language}
        />
      )}
      <Section id="returns" title={m.returns} note={m.returnsNote(date)}>
        <FigureTable
          caption={m.returns}
          shape="periods"
          rows={rows}
          columns={returnColumns(language)}
          of={({ usual }) => usual}
          language={language}
        />
        <BackTestLegend
          rows={rows}
          figures={returnWindows.map((window) => `return${window}`)}
          language={language}
        />
      </Section>
      <Section id="years" title={m.years} note="%">
        <Years rows={rows} years={years} language={language} />
      </Section>
      <RiskSection rows={rows} date={date} language={language} />
      {window === null ? null : (
        <>
          <Section id="drawdowns" title={m.drawdowns}>
            <DrawdownsChart rows={rows} crises={crises} language={language} />
          </Section>
          <Section id="rolling" title={m.rolling(formatCount(language, window.rollingMonths))}>
            <RollingCharts rows={rows} months={window.rollingMonths} language={language} />
          </Section>
        </>
      )}
    </>
  );
}

function WindowSection({
  rows,
  window,
  crises,
  taken,
  language,
}: Pick<MeasuredProps, 'rows' | 'crises' | 'taken' | 'language'> & { window: ShownWindow }) {
  const m = mixMessages(language);
  const [from, to] = [formatDate(language, window.from), formatDate(language, window.to)];
  return (
    <Section id="window" title={m.window} note={m.windowNote(from, to)}>
      <LevelsChart rows={rows} window={window} crises={crises} language={language} />
      {taken}
      <FigureTable
        caption={m.window}
        shape="figuresDown"
        rows={rows}
        columns={windowColumns(language)}
        of={(row) => row.window}
        language={language}
      />
    </Section>
  );
}

const windowFigures = [
  { name: 'cumulativeReturn', look: 'change', isPercent: true },
  { name: 'return', look: 'change', isPercent: true },
  { name: 'volatility', look: 'number', isPercent: true },
  { name: 'sharpeRatio', look: 'number', isPercent: false },
  { name: 'maximumDrawdown', look: 'change', isPercent: true },
  { name: 'recoveryDays', look: 'count', isPercent: false },
  { name: 'bestMonth', look: 'change', isPercent: true },
  { name: 'worstMonth', look: 'change', isPercent: true },
] as const;

function windowColumns(language: Language): FigureColumn[] {
  const m = mixMessages(language);
  // The window says over which time.
  const short: Record<string, string> = {
    cumulativeReturn: m.crisisReturn,
    return: m.returnPerAnnum,
  };
  return windowFigures.map(({ name, look, isPercent }) => {
    const heading = short[name] ?? stemName(language, name);
    return { name, heading: isPercent ? m.inPercent(heading) : heading, look };
  });
}

const returnWindows = ['1M', '3M', '6M', 'YTD', '1Y', '3Y', '5Y', '10Y'] as const;

function returnColumns(language: Language): FigureColumn[] {
  const names: Record<string, string> = returnPeriods(language);
  return returnWindows.map((window) => ({
    name: `return${window}`,
    heading: names[`return${window}`] ?? mixMessages(language).month(window.slice(0, -1)),
    look: 'change',
  }));
}
