import type { Language } from '#src/domain/language.ts';

export type PaperTable = { columns: readonly string[]; rows: readonly (readonly string[])[] };

export type PaperSection = { heading: string; paragraphs: readonly string[]; table?: PaperTable };

/** A row of `documents.csv` but for its file. */
export type PaperRow = {
  documentId: string;
  title: string;
  titleJa: string | null;
  description: string;
  descriptionJa: string | null;
  category: string;
  subcategory: string | null;
  date: string;
  language: Language;
  /** The document that it is a translation of. */
  translationOf?: string | null;
  assetClasses: readonly string[];
  families: readonly string[];
  regions: readonly string[];
  indexes: readonly string[];
};

/** A document made from the demo's own data, as Markdown or as a PDF. */
export type Paper = PaperRow & { format: 'md' | 'pdf'; sections: readonly PaperSection[] };

/** Markdown of a paper; its title is the page's, so that sections begin the text. */
export function markdownOf({ sections }: Paper): string {
  return sections
    .map(({ heading, paragraphs, table }) =>
      [`## ${heading}`, ...paragraphs, ...(table ? [markdownTable(table)] : [])].join('\n\n'),
    )
    .join('\n\n')
    .concat('\n');
}

function markdownTable({ columns, rows }: PaperTable): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(columns), `|${columns.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}
