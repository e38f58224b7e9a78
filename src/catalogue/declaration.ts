import type { RowFigures } from './engine/screen/figure-columns.ts';

/**
 * The declaration of a list: its columns, and which of them are searched, filtered and sorted. It is used twice, in the
 * worker that builds and on the thread that queries; only data crosses.
 */

/** One text a row, or null. */
export type TextColumn<Row> = { kind: 'text'; value: (row: Row) => string | null };
/** Any number of texts a row. */
export type TextsColumn<Row> = { kind: 'texts'; value: (row: Row) => readonly string[] };
/** One finite number a row, or null. */
export type NumberColumn<Row> = { kind: 'number'; value: (row: Row) => number | null };

export type Column<Row> = TextColumn<Row> | TextsColumn<Row> | NumberColumn<Row>;
export type Columns<Row> = Record<string, Column<Row>>;

type NamesOfKind<C, Kind> = {
  [Name in keyof C & string]: C[Name] extends { kind: Kind } ? Name : never;
}[keyof C & string];

export type ListDeclaration<Row, C extends Columns<Row>, Filter, Sort, Id> = {
  columns: C;
  /** Searched columns. The first is the name, whose exact matches and length affect the rank. */
  text: readonly [NamesOfKind<C, 'text'>, ...NamesOfKind<C, 'text' | 'texts'>[]];
  /** Columns matched by prefix, ignoring case and punctuation: ticker, ISIN. */
  codes: readonly NamesOfKind<C, 'text'>[];
  /** Words that describe a row in every language; matched after names. A row may be described in one language only. */
  labels: (row: Row) => readonly string[];
  /** Labels matched as a whole only, since a part would mean something else: 日本円 is not about 日本. */
  wholeLabels?: (row: Row) => readonly string[];
  /** What the names of a row leave out: rows that leave out what is asked for come last. */
  leftOut?: (row: Row) => readonly string[];
  /** Columns that `find` looks up by their exact value. */
  ids: readonly (Id & NamesOfKind<C, 'text'>)[];
  filters: readonly (Filter & NamesOfKind<C, 'text' | 'texts'>)[];
  /** The first, a text column, orders a list when nothing else does, and breaks the ties of the others. */
  sorts: readonly [Sort & NamesOfKind<C, 'text'>, ...(Sort & NamesOfKind<C, 'text' | 'number'>)[]];
  /** Sorts whose ties are broken by another one. */
  tieBreaks?: Readonly<Record<string, string>>;
  /** The provider's importance of a row: 1 comes first, null last. It decides among equally good matches. */
  rank?: (row: Row) => number | null;
  /** Figures by which rows are sorted and narrowed, besides the columns. */
  figures?: (row: Row) => RowFigures;
  /** Which of all figures that occur in rows the list has. */
  listedFigures?: (tags: readonly string[]) => readonly string[];
  /** Rows placed last among equally good matches, such as ended indexes. */
  demoted: (row: Row) => boolean;
  /** Words that are dropped from a query when nothing is found with them: "S&P 500 index". */
  optionalWords: readonly string[];
};

/** Any declaration, as the engine sees it. */
export type AnyListDeclaration<Row> = {
  columns: Columns<Row>;
  text: readonly string[];
  codes: readonly string[];
  labels: (row: Row) => readonly string[];
  wholeLabels?: (row: Row) => readonly string[];
  leftOut?: (row: Row) => readonly string[];
  ids: readonly string[];
  filters: readonly string[];
  sorts: readonly string[];
  tieBreaks?: Readonly<Record<string, string>>;
  rank?: (row: Row) => number | null;
  figures?: (row: Row) => RowFigures;
  listedFigures?: (tags: readonly string[]) => readonly string[];
  demoted: (row: Row) => boolean;
  optionalWords: readonly string[];
};

type ValueOf<C> = C extends { value: (row: never) => infer Value } ? Value : never;

/** What a declaration says to the type checker: rows to show, and names that may be asked for. */
export type ShapeOf<D> =
  D extends ListDeclaration<infer _Row, infer C, infer Filter, infer Sort, infer Id>
    ? {
        row: { [Name in keyof C]: ValueOf<C[Name]> };
        filter: Filter & string;
        sort: Sort & string;
        id: Id & string;
      }
    : never;

/** Declares a list of rows of one type: `defineList<IndexRecord>()({ columns: … })`. */
export function defineList<Row>() {
  return <
    C extends Columns<Row>,
    const Filter extends string,
    const Sort extends string,
    const Id extends string,
  >(
    declaration: ListDeclaration<Row, C, Filter, Sort, Id>,
  ) => declaration;
}
