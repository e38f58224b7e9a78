import { Fragment, useId, type FocusEvent, type ReactNode, type Ref } from 'react';
import { SortLink, type Sort } from './sort-link.tsx';
import styles from './data-table.module.css';

export type Column<Row> = {
  key: string;
  heading: ReactNode;
  /** Figures are aligned at the end, so that their decimals line up. */
  align?: 'start' | 'end';
  /** Its cells must not wrap, such as dates. */
  isWhole?: boolean;
  /** The class that sets the column's width. */
  className?: string | undefined;
  sort?: Sort | undefined;
  /** The tag of the figure in its cells, by which their workings are opened. */
  figure?: string | undefined;
  cell: (row: Row) => ReactNode;
};

export type Density = 'comfortable' | 'compact' | 'close' | 'pairs' | 'compactPairs' | 'lines';

type DataTableProps<Row> = {
  /** Says what the table shows; also the name of its scroll area. */
  caption: string;
  showCaption?: boolean;
  /** The first column names the row and stays in place on small screens while the others scroll. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The content below a row that was opened; null for other rows. */
  detail?: (row: Row) => ReactNode;
  /**
   * From 768px `close` rows are 38px high where their text fits into one line, `pairs` rows 40px where it fits
   * into two. `lines` rows are always 38px: a cell without enough room is cut, and the first column takes the
   * whole width that is left. On phones and on paper `compactPairs` rows are compact.
   */
  density?: Density;
  tableRef?: Ref<HTMLTableElement>;
};

/** The number of columns that fit on a phone. */
const mostInSight = 3;

/** A table; on small screens 704px wide in a scroll area that is reachable by keyboard (SC-11). */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, showCaption = false, columns, rows, rowKey, density = 'comfortable' } = props;
  const { detail, tableRef } = props;
  const hasFigures = columns.some(({ figure }) => figure !== undefined);
  const captionId = useId();
  const area = columns.length <= mostInSight ? `${styles.scroll} ${styles.few}` : styles.scroll;
  return (
    <div
      className={area}
      role="region"
      aria-labelledby={captionId}
      tabIndex={0}
      onFocus={bringIntoSight}
    >
      <table ref={tableRef} className={styles[density]}>
        <caption id={captionId} className={showCaption ? styles.caption : styles.hiddenCaption}>
          {caption}
        </caption>
        <colgroup>
          {columns.map((column) => (
            <col key={column.key} className={column.className} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={rowKey(row)}>
              <tr data-row={hasFigures ? rowKey(row) : undefined}>
                {columns.map((column, index) => (
                  <Cell key={column.key} column={column} row={row} isFirst={index === 0} />
                ))}
              </tr>
              {detail ? <Detail span={columns.length}>{detail(row)}</Detail> : null}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Browsers do not scroll to a focused link of which half a pixel is visible. */
function bringIntoSight({ target, currentTarget }: FocusEvent): void {
  if (target !== currentTarget) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function Detail({ span, children }: { span: number; children: ReactNode }) {
  return children ? (
    <tr>
      <td colSpan={span}>
        <div className={styles.detail}>{children}</div>
      </td>
    </tr>
  ) : null;
}

function Heading<Row>({ column }: { column: Column<Row> }) {
  const { heading, sort, align } = column;
  return (
    <th
      scope="col"
      className={align === 'end' ? styles.end : undefined}
      aria-sort={sort?.direction ?? undefined}
    >
      {sort ? <SortLink sort={sort}>{heading}</SortLink> : heading}
    </th>
  );
}

type CellProps<Row> = { column: Column<Row>; row: Row; isFirst: boolean };

function Cell<Row>({ column, row, isFirst }: CellProps<Row>) {
  if (isFirst) return <th scope="row">{column.cell(row)}</th>;
  return (
    <td
      className={column.align === 'end' ? styles.end : undefined}
      data-figure={column.figure}
      data-whole={column.isWhole}
    >
      {column.cell(row)}
    </td>
  );
}
