import { widthOf } from '#src/charts/letter-width.ts';
import type { Language } from '#src/domain/language.ts';
import { returnPeriods } from '#src/i18n/messages/figures/return-periods.ts';
import { mixMessages } from '#src/i18n/messages/mixes/mixes.ts';
import { Section } from '#src/ui/layout.tsx';
import { BackTestLegend } from './back-test-legend.tsx';
import { FigureTable, type FigureColumn } from './figure-table.tsx';
import type { MixedRow } from './mixed-row.ts';
import { stemName } from './stem-name.ts';
import styles from './figure-table.module.css';

type RiskProps = {
  rows: readonly MixedRow[];
  /** The last day of the figures, as it is written. */
  date: string;
  language: Language;
};

/** Three measures of risk over the usual periods, beside each other where there is room. */
export function RiskSection({ rows, date, language }: RiskProps) {
  const m = mixMessages(language);
  return (
    <Section id="risk" title={m.risk} note={m.riskNote(date)}>
      <div className={styles.beside} data-names={rows.some(isNamedInTwoLines) ? 'long' : undefined}>
        {riskStems.map((figure) => (
          <FigureTable
            key={figure.stem}
            caption={riskCaption(language, figure)}
            isOfOneFigure
            shape="periods"
            rows={rows}
            columns={riskColumns(language, figure)}
            of={({ usual }) => usual}
            language={language}
          />
        ))}
      </div>
      <BackTestLegend
        rows={rows}
        figures={riskStems.flatMap(({ stem }) => riskWindows.map((window) => stem + window))}
        language={language}
      />
    </Section>
  );
}

/** The width of a name in one line beside three tables, relative to the font size. */
const roomOfName = 20;

const isNamedInTwoLines = ({ name }: MixedRow) => widthOf(name) > roomOfName;

const riskStems = [
  { stem: 'volatility', look: 'number', isPercent: true },
  { stem: 'sharpeRatio', look: 'number', isPercent: false },
  { stem: 'maximumDrawdown', look: 'change', isPercent: true },
] as const;

const riskWindows = ['1Y', '3Y', '5Y', '10Y'] as const;

const riskCaption = (language: Language, { stem, isPercent }: (typeof riskStems)[number]) =>
  isPercent ? mixMessages(language).inPercent(stemName(language, stem)) : stemName(language, stem);

const riskColumns = (
  language: Language,
  { stem, look }: (typeof riskStems)[number],
): FigureColumn[] =>
  riskWindows.map((window) => ({
    name: stem + window,
    heading: returnPeriods(language)[`return${window}`],
    look,
  }));
