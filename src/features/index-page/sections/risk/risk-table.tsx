import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import { formatNumber, formatPercent, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { howMeasured } from '#src/i18n/how-measured.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import {
  figureMessages,
  riskFigureNames,
  windowNames,
} from '#src/i18n/messages/figures/index-figures.ts';
import { BackTestMark } from '#src/ui/tables/back-test-mark.tsx';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { FigureLink } from '#src/workings/figure-link.tsx';
import { FormulaLink } from '../../parts/formula-link.tsx';
import styles from './risk-view.module.css';

type RiskFigure = IndexFigures['risk'][number];

/** One figure over its windows. */
type RiskRow = { figure: RiskFigure['figure']; windows: readonly RiskFigure[] };

type RiskTableProps = { figures: IndexFigures; language: Language };

/** Figures of risk, one row each, by window; a name leads to its formula. */
export function RiskTable({ figures, language }: RiskTableProps) {
  const m = figureMessages(language);
  const rows = [...Map.groupBy(figures.risk, ({ figure }) => figure)].map(
    ([figure, windows]): RiskRow => ({ figure, windows }),
  );
  const shown = rows[0]?.windows.map(({ window }) => window) ?? [];
  return (
    <DataTable
      caption={m.riskCaption}
      columns={columnsOf(figures, shown, language)}
      rows={rows}
      rowKey={({ figure }) => figure}
      density="compact"
    />
  );
}

function FigureName({ row, figures, language }: RiskTableProps & { row: RiskRow }) {
  const measured = { figure: row.figure, frequency: row.windows[0]?.frequency ?? 'monthly' };
  return (
    <>
      <FormulaLink anchor={row.figure}>{riskFigureNames(language)[row.figure]}</FormulaLink>
      <span className={styles.how}>{howMeasured(measured, figures, language)}</span>
    </>
  );
}

type RiskCellProps = { fundId: string; figure: RiskFigure | undefined; language: Language };

function RiskCell({ fundId, figure, language }: RiskCellProps) {
  if (figure === undefined) return noFigure;
  const { tag, unit, value, crossesLaunch } = figure;
  const format = unit === 'percent' ? formatPercent : formatNumber;
  return (
    <>
      <FigureLink fundId={fundId} tag={tag}>
        {format(language, value)}
      </FigureLink>
      {value !== null && crossesLaunch ? (
        <BackTestMark label={backTestMessages(language).includes} />
      ) : null}
    </>
  );
}

function columnsOf(
  figures: IndexFigures,
  shown: readonly RiskFigure['window'][],
  language: Language,
): Column<RiskRow>[] {
  const m = figureMessages(language);
  return [
    {
      key: 'figure',
      heading: m.figure,
      className: styles.figure,
      cell: (row) => <FigureName row={row} figures={figures} language={language} />,
    },
    ...shown.map((window): Column<RiskRow> => ({
      key: window,
      heading: windowNames(language)[window],
      align: 'end',
      cell: (row) => (
        <RiskCell
          fundId={figures.fundId}
          figure={row.windows.find((one) => one.window === window)}
          language={language}
        />
      ),
    })),
  ];
}
