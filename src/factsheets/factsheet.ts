import type { ListBeside } from '#src/charts/shares/share-lists.ts';
import type { PrintLook } from '#src/brand/print-look.ts';
import type { ConstituentsAnswer, IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import type { PricesData } from '#src/contract/api/indexes/index-details.ts';
import type { Paper } from '#src/contract/api/factsheets.ts';
import type { Language } from '#src/domain/language.ts';

/** The data of a factsheet: the API's answers, so that sheet and API agree. */
export type FactsheetData = {
  language: Language;
  details: IndexDetails;
  figures: IndexFigures;
  prices: PricesData | null;
  constituents: ConstituentsAnswer;
  /** The benchmark's weights by class, where they are published whole. */
  benchmark: (ListBeside & { name: string }) | null;
  paper: Paper;
  provider: { name: string; notice: string | null };
  look: PrintLook;
  release: { number: number; published: string };
  /** The address of the index's page. */
  address: string;
};

/**
 * A table in print: a header row, and rows of the same length; `links` has the addresses that cells lead to.
 */
export type PrintedTable = { header: string[]; rows: string[][]; links?: (string | null)[][] };

/** A factsheet as the texts and figures to be printed; the template lays them out. */
export type FactsheetContent = {
  /** The typesetter's name of the paper size. */
  paper: 'a4' | 'us-letter';
  language: string;
  region: string;
  title: string;
  /** The header of further pages, short enough for one line. */
  running: string;
  documentTitle: string;
  kind: string;
  asOf: string;
  provider: string;
  look: PrintLook;
  lead: string;
  description: string | null;
  level: { label: string; value: string; change: string | null; direction: string } | null;
  facts: { title: string; rows: string[][] };
  chart: { title: string; svg: string; alt: string; note: string | null } | null;
  noChart: string;
  returns: { title: string; note: string; table: PrintedTable } | null;
  yearBars: { title: string; svg: string; alt: string } | null;
  years: { title: string; table: PrintedTable } | null;
  months: { title: string; table: PrintedTable } | null;
  backTestNote: string | null;
  risk: { title: string; note: string; table: PrintedTable } | null;
  drawdowns: { title: string; table: PrintedTable } | null;
  members: {
    title: string;
    note: string;
    table: PrintedTable;
    /** The first column of figures, which are aligned right. */
    figuresFrom: number;
    rounding: string;
  } | null;
  withheld: string | null;
  /** Weights by class. Bars and the benchmark's ticks are shares of the longest bar. */
  classes: {
    title: string;
    header: string[];
    rows: { cells: string[]; bar: number; tick: number | null }[];
  }[];
  classesNote: string | null;
  important: { title: string; paragraphs: string[] };
  /** A note that is added when a character had to be replaced. */
  missingCharacters: string;
  release: string;
  address: string;
  pages: string;
};
