import { Fragment, useId, type FocusEvent, type ReactNode, type Ref } from 'react';
import { SortLink, type Sort } from './sort-link.tsx';
import styles from './data-table.module.css';

export type Column<Row> = {
  key: string;
  heading: ReactNode;
  /** Figures stand at the end, so that decimals of the same length align. */
  align?: 'start' | 'end';
  /** Its cells are dates and the like, which no line end may break. */
  isWhole?: boolean;
  /** Class that gives the column its width. */
  className?: string | undefined;
  sort?: Sort | undefined;
  /** Tag of the figure that its cells show, for who makes them answer how it came about. */
  figure?: string | undefined;
  cell: (row: Row) => ReactNode;
};

export type Density = 'comfortable' | 'compact' | 'close' | 'pairs' | 'lines';

type DataTableProps<Row> = {
  /** Says what the table shows; also names its scroll area. */
  caption: string;
  showCaption?: boolean;
  /** The first column names the row and stays in place on small screens while the others scroll. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What stands below a row that was opened; null below the others. */
  detail?: (row: Row) => ReactNode;
  /**
   * From 768px `close` rows are 38px high where their words fit into a line, `pairs` 40px where they fit into two; `lines`
   * all are 38px, cut where a cell has no room for more; their first column has the whole of it.
   */
  density?: Density;
  tableRef?: Ref<HTMLTableElement>;
};

/** So many columns are seen side by side on a phone. */
const mostInSight = 3;

/** A real table; on small screens 704px wide in a scroll area that a keyboard reaches (SC-11). */
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

/** Browsers leave a link where it is that is in sight by half a pixel. */
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
