import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatPercent, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { figureMessages, windowNames } from '#src/i18n/messages/figures/index-figures.ts';
import { BackTestMark } from '#src/ui/tables/back-test-mark.tsx';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { FigureLink } from '#src/workings/figure-link.tsx';
import styles from './risk-view.module.css';

type WindowDrawdown = IndexFigures['drawdowns'][number];

type DrawdownTableProps = {
  fundId: string;
  drawdowns: readonly WindowDrawdown[];
  /** Of an index that has ended no fall is still to be recovered. */
  isLive: boolean;
  language: Language;
};

/** The deepest fall of each window, with its peak, its trough and the day of recovery. */
export function DrawdownTable(props: DrawdownTableProps) {
  const { drawdowns, language } = props;
  const m = figureMessages(language);
  return (
    <DataTable
      caption={m.drawdownsCaption}
      columns={columnsOf(props)}
      rows={drawdowns}
      rowKey={({ window }) => window}
      density="compact"
    />
  );
}

function columnsOf(props: DrawdownTableProps): Column<WindowDrawdown>[] {
  const { fundId, isLive, language } = props;
  const m = figureMessages(language);
  const day = (date: string | null) =>
    date === null ? noFigure : <NarrowDate text={formatDate(language, date)} />;
  return [
    {
      key: 'window',
      heading: m.window,
      className: styles.window,
      cell: ({ window }) => windowNames(language)[window],
    },
    {
      key: 'depth',
      heading: m.depth,
      align: 'end',
      cell: ({ tag, depth, crossesLaunch }) => (
        <>
          <FigureLink fundId={fundId} tag={tag}>
            {formatPercent(language, depth)}
          </FigureLink>
          {depth !== null && crossesLaunch ? (
            <BackTestMark label={backTestMessages(language).includes} />
          ) : null}
        </>
      ),
    },
    { key: 'peak', heading: m.peak, align: 'end', isWhole: true, cell: ({ peak }) => day(peak) },
    {
      key: 'trough',
      heading: m.trough,
      align: 'end',
      isWhole: true,
      cell: ({ trough }) => day(trough),
    },
    {
      key: 'recovery',
      heading: m.recovery,
      align: 'end',
      isWhole: true,
      cell: ({ trough, recovery }) =>
        trough !== null && recovery === null && isLive ? m.notRecovered : day(recovery),
    },
  ];
}

/** A date that ends with its year, of which a narrow phone shows the last two digits: three of them stand in a row. */
function NarrowDate({ text }: { text: string }) {
  const [, before, year] = /^(.* \d\d)(\d\d)$/.exec(text) ?? [];
  if (before === undefined) return text;
  return (
    <>
      {before.slice(0, -2)}
      <span className={styles.century}>{before.slice(-2)}</span>
      {year}
    </>
  );
}
