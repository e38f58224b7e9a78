import { useMemo, useState } from 'react';
import { formatCount } from '#src/i18n/format.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { chartMessages } from '#src/i18n/messages/charts/charts.ts';
import { BackTestMark } from '#src/ui/tables/back-test-mark.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { Change } from '#src/ui/tables/change.tsx';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { LateDetails } from '#src/ui/late-details.tsx';
import { Choice } from '../choice.tsx';
import type { Stretch } from './level-series.ts';
import {
  changeBetween,
  dateText,
  isBackTested,
  levelText,
  type ShownSeries,
} from '../shown-series.ts';
import { tablePositions, type TableDetail } from '../table-rows.ts';
import styles from './level-table.module.css';

const rowsOfPage = 60;

type Row = { position: number; before: number | undefined };

/** The levels of the chart as a table by month or by level, collapsed at first. */
export function LevelTable({ shown, stretch }: { shown: ShownSeries; stretch: Stretch }) {
  const m = chartMessages(shown.language);
  const [detail, setDetail] = useState<TableDetail>('month-ends');
  const [page, setPage] = useState(0);
  const rows = useMemo(() => {
    const positions = tablePositions(shown.series, stretch, detail);
    return positions.map((position, i): Row => ({ position, before: positions[i + 1] }));
  }, [shown.series, stretch, detail]);
  const first = page * rowsOfPage;
  const last = Math.min(first + rowsOfPage, rows.length);
  const count = (number: number) => formatCount(shown.language, number);
  return (
    <LateDetails
      className={styles.details}
      summary={<summary className={styles.summary}>{m.asTable}</summary>}
    >
      <Choice
        legend={m.rows}
        options={[
          { value: 'month-ends', label: m.monthEnds },
          { value: 'every-level', label: m.everyLevel },
        ]}
        chosen={detail}
        onChoose={(chosen) => {
          setDetail(chosen);
          setPage(0);
        }}
      />
      <DataTable
        caption={m.tableCaption(dateText(shown, stretch.from), dateText(shown, stretch.to))}
        columns={columnsOf(shown)}
        rows={rows.slice(first, last)}
        rowKey={({ position }) => String(position)}
        density="compact"
      />
      <div className={styles.pages}>
        <span>{m.rowsShown(count(first + 1), count(last), count(rows.length))}</span>
        {rows.length > rowsOfPage ? (
          <>
            <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
              {m.newer}
            </Button>
            <Button disabled={last === rows.length} onClick={() => setPage(page + 1)}>
              {m.older}
            </Button>
          </>
        ) : null}
      </div>
    </LateDetails>
  );
}

/** A back-tested level is already marked as such by its status. */
function crossesLaunch(shown: ShownSeries, from: number, to: number): boolean {
  return isBackTested(shown, from) && !isBackTested(shown, to);
}

function statusOf(shown: ShownSeries, position: number): string {
  const m = chartMessages(shown.language);
  if (shown.launch === null) return m.unknown;
  return isBackTested(shown, position) ? m.backTested : m.live;
}

function columnsOf(shown: ShownSeries): Column<Row>[] {
  const m = chartMessages(shown.language);
  return [
    { key: 'date', heading: m.date, cell: ({ position }) => dateText(shown, position) },
    {
      key: 'level',
      heading: m.level,
      align: 'end',
      className: styles.level,
      cell: ({ position }) => levelText(shown, position),
    },
    {
      key: 'change',
      heading: m.change,
      align: 'end',
      cell: ({ position, before = position }) => {
        const change = changeBetween(shown, before, position);
        return (
          <>
            <Change direction={change.direction}>{change.text}</Change>
            {crossesLaunch(shown, before, position) ? (
              <BackTestMark label={backTestMessages(shown.language).includes} />
            ) : null}
          </>
        );
      },
    },
    {
      key: 'status',
      heading: m.status,
      cell: ({ position }) => statusOf(shown, position),
    },
  ];
}
