import { csvOf } from '../folder/csv.ts';
import type { DemoIndex } from '../folder/index-master.ts';
import type { Portfolio } from '../portfolios/portfolio.ts';
import { calendars } from './calendars.ts';
import { indexLists } from './index-lists.ts';
import { markdownOf, type Paper, type PaperRow } from './paper.ts';
import { rulebooks } from './rulebooks.ts';
import { openTypesetter, type Typeset } from './typeset.ts';
import { writtenDocuments } from './written.ts';

type GeneratedFile = { path: string; text: string | Uint8Array };

const columns = [
  'document_id',
  'title',
  'title_ja',
  'description',
  'description_ja',
  'category',
  'subcategory',
  'date',
  'language',
  'asset_classes',
  'families',
  'regions',
  'indexes',
  'file',
] as const;

/** `documents.csv` and the files that it names. */
export async function documentFiles(
  portfolios: readonly Portfolio[],
  indexes: readonly DemoIndex[],
): Promise<GeneratedFile[]> {
  const papers = [...rulebooks(portfolios), ...calendars(), ...indexLists(indexes)];
  const files: { row: PaperRow; file: GeneratedFile }[] = writtenDocuments().map(
    ({ row, text }) => ({ row, file: { path: `files/${row.documentId}.md`, text } }),
  );
  const typeset = await openTypesetter();
  for (const paper of papers) files.push({ row: paper, file: fileOf(paper, typeset) });
  const rows = files.map(({ row, file }) => rowOf(row, file.path.replace('files/', '')));
  const table = { path: 'documents.csv', text: csvOf(columns, rows) };
  return [table, ...files.map(({ file }) => file)];
}

/** Without a typesetter, what would be a PDF is a page. */
function fileOf(paper: Paper, typeset: Typeset | null): GeneratedFile {
  const folder = `files/${paper.category}`;
  if (paper.format === 'md' || typeset === null) {
    return { path: `${folder}/${paper.documentId}.md`, text: markdownOf(paper) };
  }
  const heading = paper.language === 'ja-jp' ? 'カレンダー' : headings[paper.category];
  return {
    path: `${folder}/${paper.documentId}.pdf`,
    text: typeset(paper, heading ?? paper.category),
  };
}

const headings: Record<string, string> = { methodology: 'Methodology', calendars: 'Calendar' };

function rowOf(row: PaperRow, file: string) {
  const list = (names: readonly string[]) => names.join('|');
  return {
    document_id: row.documentId,
    title: row.title,
    title_ja: row.titleJa,
    description: row.description,
    description_ja: row.descriptionJa,
    category: row.category,
    subcategory: row.subcategory,
    date: row.date,
    language: row.language,
    asset_classes: list(row.assetClasses),
    families: list(row.families),
    regions: list(row.regions),
    indexes: list(row.indexes),
    file,
  };
}
