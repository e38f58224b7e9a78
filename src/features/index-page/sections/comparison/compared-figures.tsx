import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import { letterOf } from '#src/charts/lines/line-letter.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatNumber, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { comparedFiguresMessages } from '#src/i18n/messages/mixes/compared-figures.ts';
import { indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import { returnPeriods } from '#src/i18n/messages/figures/return-periods.ts';
import { BackTestMark } from '#src/ui/tables/back-test-mark.tsx';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { FigureLink } from '#src/workings/figure-link.tsx';
import { ReturnCell } from '../returns/figure-cell.tsx';
import styles from './compared-figures.module.css';

type Compared = { name: string; fundId: string; figures: IndexFigures | null };
type Row = Compared & { letter: string };

type ComparedFiguresProps = { language: Language; compared: readonly Compared[] };

const returns = ['returnYTD', 'return1Y', 'return3Y', 'return5Y', 'return10Y'] as const;
const overYears = new Set<string>(['return3Y', 'return5Y', 'return10Y']);

/** The figures of the lines, a row a line, each as of the last level of its index. */
export function ComparedFigures({ language, compared }: ComparedFiguresProps) {
  const m = comparedFiguresMessages(language);
  return (
    <div className={styles.figures}>
      <DataTable
        caption={m.caption}
        showCaption
        columns={columnsOf(language)}
        rows={compared.map((one, i) => ({ ...one, letter: letterOf(i) }))}
        rowKey={({ fundId }) => fundId}
        density="compact"
      />
    </div>
  );
}

function columnsOf(language: Language): Column<Row>[] {
  const m = comparedFiguresMessages(language);
  return [
    {
      key: 'index',
      heading: m.index,
      className: styles.index,
      cell: ({ letter, name }) => `${letter} ${name}`,
    },
    {
      key: 'asOf',
      heading: m.asOf,
      className: styles.asOf,
      cell: ({ figures }) =>
        figures?.asOfDate ? formatDate(language, figures.asOfDate) : noFigure,
    },
    ...returns.map((tag): Column<Row> => ({
      key: tag,
      heading: `${returnPeriods(language)[tag]}${overYears.has(tag) ? ` ${indexPageMessages(language).perAnnum}` : ''}`,
      align: 'end',
      cell: ({ fundId, figures }) => {
        const found = figures?.periodReturns.find((one) => one.tag === tag);
        return (
          <FigureLink fundId={fundId} tag={tag}>
            <ReturnCell
              value={found?.value ?? null}
              crossesLaunch={found?.crossesLaunch ?? null}
              language={language}
            />
          </FigureLink>
        );
      },
    })),
    {
      key: 'volatility',
      heading: m.volatility,
      align: 'end',
      cell: ({ figures, fundId }) => (
        <Figure
          language={language}
          fundId={fundId}
          found={figures?.risk.find(({ tag }) => tag === 'volatility3Y')}
        />
      ),
    },
    {
      key: 'drawdown',
      heading: m.drawdown,
      align: 'end',
      cell: ({ figures, fundId }) => {
        const fall = figures?.drawdowns.find(({ window }) => window === '3Y');
        return (
          <Figure
            language={language}
            fundId={fundId}
            found={fall && { ...fall, value: fall.depth }}
          />
        );
      },
    },
  ];
}

type FigureProps = {
  language: Language;
  fundId: string;
  found: { tag: string; value: number | null; crossesLaunch: boolean | null } | undefined;
};

function Figure({ language, fundId, found }: FigureProps) {
  if (!found) return formatNumber(language, null);
  return (
    <FigureLink fundId={fundId} tag={found.tag}>
      {formatNumber(language, found.value)}
      {found.value !== null && found.crossesLaunch ? (
        <BackTestMark label={backTestMessages(language).includes} />
      ) : null}
    </FigureLink>
  );
}
