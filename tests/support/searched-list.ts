import { defineList, type Columns } from '#src/catalogue/declaration.ts';
import { buildList } from '#src/catalogue/list-builder.ts';
import { openList } from '#src/catalogue/list.ts';

/** A row with every kind of field that the search reads. */
export type Row = {
  name: string;
  former: string[];
  ticker: string | null;
  isin?: string;
  labels?: string[];
  wholeLabels?: string[];
  leftOut?: string[];
  ceased?: boolean;
};

const columns = {
  name: { kind: 'text', value: (row: Row) => row.name },
  former: { kind: 'texts', value: (row: Row) => row.former },
  ticker: { kind: 'text', value: (row: Row) => row.ticker },
  isin: { kind: 'text', value: (row: Row) => row.isin ?? null },
} satisfies Columns<Row>;

const declaration = defineList<Row>()({
  columns,
  text: ['name', 'former'],
  codes: ['ticker', 'isin'],
  labels: (row) => row.labels ?? [],
  wholeLabels: (row) => row.wholeLabels ?? [],
  leftOut: (row) => row.leftOut ?? [],
  ids: ['ticker'],
  filters: ['name'],
  sorts: ['name'],
  demoted: (row) => row.ceased ?? false,
  optionalWords: ['index'],
});

export const listOf = (rows: Row[]) => openList<typeof declaration>(buildList(declaration, rows));
