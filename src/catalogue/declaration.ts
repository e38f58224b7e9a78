import type { RowFigures } from './engine/screen/figure-columns.ts';

/**
 * What a list declares of itself: its columns, and which of them are searched, filtered and sorted.
 * A declaration is read twice, in the worker that builds and on the thread that asks; only data crosses.
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
  /** Columns whose words are searched. The first is the name: its exact match and its length rank. */
  text: readonly [NamesOfKind<C, 'text'>, ...NamesOfKind<C, 'text' | 'texts'>[]];
  /** Columns found by their beginning, whatever the case and punctuation: ticker, ISIN. */
  codes: readonly NamesOfKind<C, 'text'>[];
  /**
   * What a row is, in the words of every language: found too, after what names say. A row may be called
   * something in one language only.
   */
  labels: (row: Row) => readonly string[];
  /** Labels that are found as a whole only: a part of them says something else. 日本円 is not about 日本. */
  wholeLabels?: (row: Row) => readonly string[];
  /** Columns that `find` looks up by their exact value. */
  ids: readonly (Id & NamesOfKind<C, 'text'>)[];
  filters: readonly (Filter & NamesOfKind<C, 'text' | 'texts'>)[];
  /** The first, a text column, orders a list when nothing else does, and breaks the ties of the others. */
  sorts: readonly [Sort & NamesOfKind<C, 'text'>, ...(Sort & NamesOfKind<C, 'text' | 'number'>)[]];
  /** Sorts whose ties another one breaks, which stands before them. */
  tieBreaks?: Readonly<Record<string, string>>;
  /** How much the provider thinks of a row: 1 comes first, null last. It decides among equally good matches. */
  rank?: (row: Row) => number | null;
  /** Figures that rows may be sorted and narrowed by, besides the columns. */
  figures?: (row: Row) => RowFigures;
  /** Rows that come after all others among equally good matches, such as what is no longer live. */
  demoted: (row: Row) => boolean;
  /** Query words that may be left out when nothing is found with them: "S&P 500 index". */
  optionalWords: readonly string[];
};

/** Any declaration, as the engine sees it. */
export type AnyListDeclaration<Row> = {
  columns: Columns<Row>;
  text: readonly string[];
  codes: readonly string[];
  labels: (row: Row) => readonly string[];
  wholeLabels?: (row: Row) => readonly string[];
  ids: readonly string[];
  filters: readonly string[];
  sorts: readonly string[];
  tieBreaks?: Readonly<Record<string, string>>;
  rank?: (row: Row) => number | null;
  figures?: (row: Row) => RowFigures;
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
