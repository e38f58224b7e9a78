import type { ListBeside } from '#src/charts/shares/share-lists.ts';
import type { PrintLook } from '#src/brand/print-look.ts';
import type { ConstituentsAnswer, IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import type { PricesData } from '#src/contract/api/indexes/index-details.ts';
import type { Paper } from '#src/contract/api/factsheets.ts';
import type { Language } from '#src/domain/language.ts';

/** What a factsheet is made from: answers of the API, so that both say the same. */
export type FactsheetData = {
  language: Language;
  details: IndexDetails;
  figures: IndexFigures;
  prices: PricesData | null;
  constituents: ConstituentsAnswer;
  /** Weights by class of the benchmark, where they are published whole. */
  benchmark: (ListBeside & { name: string }) | null;
  paper: Paper;
  provider: { name: string; notice: string | null };
  look: PrintLook;
  release: { number: number; published: string };
  /** Address of the index's page. */
  address: string;
};

/** A table as it is printed: a header row and rows of the same length. */
export type PrintedTable = { header: string[]; rows: string[][] };

/** A factsheet in words and figures as they are printed; the template gives them their places. */
export type FactsheetContent = {
  /** As the typesetter names it. */
  paper: 'a4' | 'us-letter';
  language: string;
  region: string;
  title: string;
  /** Heads further pages: as short as one line wants it. */
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
    /** The first column of figures, which stand at the right. */
    figuresFrom: number;
    rounding: string;
  } | null;
  withheld: string | null;
  /** Weights by class; bars and the ticks of the benchmark as shares of the longest. */
  classes: {
    title: string;
    header: string[];
    rows: { cells: string[]; bar: number; tick: number | null }[];
  }[];
  classesNote: string | null;
  important: { title: string; paragraphs: string[] };
  /** Added where a character had to be replaced. */
  missingCharacters: string;
  release: string;
  address: string;
  pages: string;
};
