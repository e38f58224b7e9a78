import { csvOf } from '../folder/csv.ts';
import type { DemoIndex } from '../folder/demo-index.ts';
import type { Portfolio } from '../portfolios/portfolio.ts';
import { calendars } from './calendars.ts';
import { indexLists } from './index-lists.ts';
import { markdownOf, type Paper, type PaperRow } from './paper.ts';
import { rulebooks } from './rulebooks.ts';
import { taxList } from './tax-list.ts';
import { openTypesetter, type Typeset } from './typeset.ts';
import { withVersions } from './versioned.ts';
import { writtenDocuments } from './written.ts';

const versionColumns = [
  'document_id',
  'version',
  'effective_date',
  'changes',
  'changes_ja',
  'file',
] as const;

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
  'translation_of',
  'asset_classes',
  'families',
  'regions',
  'indexes',
  'file',
] as const;

/** `documents.csv`, `document-versions.csv` and the files that they name. */
export async function documentFiles(
  portfolios: readonly Portfolio[],
  indexes: readonly DemoIndex[],
): Promise<GeneratedFile[]> {
  const { versioned, others } = withVersions(rulebooks(portfolios));
  const papers = [...others, ...calendars(), ...indexLists(indexes), taxList()];
  const files: { row: PaperRow; file: GeneratedFile }[] = writtenDocuments().map(
    ({ row, text }) => ({ row, file: { path: `files/${row.documentId}.md`, text } }),
  );
  const typeset = await openTypesetter();
  for (const paper of papers) files.push({ row: paper, file: fileOf(paper, typeset) });
  const rows = [
    ...files.map(({ row, file }) => rowOf(row, nameBelowFiles(file.path))),
    ...versioned.map(({ row }) => rowOf(row, '')),
  ];
  const versions = versioned.flatMap((one) => one.versions);
  return [
    { path: 'documents.csv', text: csvOf(columns, rows) },
    {
      path: 'document-versions.csv',
      text: csvOf(
        versionColumns,
        versions.map(({ path, version }) => ({ ...version, file: nameBelowFiles(path) })),
      ),
    },
    ...files.map(({ file }) => file),
    ...versions.map(({ path, text }) => ({ path, text })),
  ];
}

const nameBelowFiles = (path: string) => path.replace('files/', '');

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
    translation_of: row.translationOf ?? '',
    asset_classes: list(row.assetClasses),
    families: list(row.families),
    regions: list(row.regions),
    indexes: list(row.indexes),
    file,
  };
}
