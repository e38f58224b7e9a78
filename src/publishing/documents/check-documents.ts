import path from 'node:path';
import {
  documentRow,
  type DocumentRow,
  type DocumentVersion,
} from '#src/contract/provider/documents.ts';
import { assetTypesOf } from '#src/contract/provider/own/own-asset-types.ts';
import type { Site } from '#src/contract/provider/site.ts';
import type { CheckContext } from '../check-context.ts';
import type { ContentWatch } from '../guards/content-watch.ts';
import { askAboutComingDate } from '../guards/coming-dates.ts';
import { placeInRow } from '../guards/row-question.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import type { Fault } from '../faults.ts';
import { oneOfAssetTypes } from '../site/check-site.ts';
import { cellPosition } from '../reading/split-rows.ts';
import { readRecords, type RecordRow } from '../tables/read-records.ts';
import type { Problem } from '../tables/read-rows.ts';
import { documentFields } from './document-fields.ts';
import { checkTranslations, type ReadDocument } from './check-translations.ts';
import { checkVersions } from './check-versions.ts';
import { filesFolder, readContent, type Content } from './read-content.ts';

/**
 * Reads the documents with their files and versions, and checks that each is listed once, in a category of the site,
 * and refers to existing indexes and families.
 * @param site null where `site.yaml` has faults of its own
 * @param watch gets the text of each document in Markdown
 */
export async function checkDocuments(
  context: CheckContext,
  directory: IndexDirectory,
  site: Site | null,
  watch: Pick<ContentWatch, 'seeHtml'>,
): Promise<void> {
  const put = (
    row: DocumentRow,
    at: RecordRow,
    { content, versions }: { content: Content; versions: DocumentVersion[] },
  ) => {
    putDocument(context, row, { at, content, versions });
    if (content.format !== 'html') return;
    const file = path.join(context.folder, filesFolder, content.from);
    watch.seeHtml('document', row.documentId, Buffer.from(content.bytes).toString(), { file });
  };
  const rules = createDocumentRules(directory, site);
  const known = new Map<string, ReadDocument>();
  const withoutFile: ReadDocument[] = [];
  for (const file of context.listFiles('documents')) {
    await readRecords(file, documentFields, documentRow, context, (row, at) => {
      const problems = rules.check(row, at);
      if (problems.length > 0) return problems;
      known.set(row.documentId, { row, at });
      const { documentId: key, date } = row;
      askAboutComingDate({ column: 'date', date }, placeInRow(at, 'date'), context, {
        kind: 'document',
        key,
      });
      if (row.file === null) {
        withoutFile.push({ row, at });
        return [];
      }
      const content = readContent(context, row.file, row);
      if ('found' in content) return [{ cell: at.cellOf('file'), ...content }];
      put(row, at, { content, versions: [] });
      return [];
    });
  }
  checkTranslations(known, context.faults);
  const versions = await checkVersions(context, known);
  for (const { row, at } of withoutFile) {
    const own = versions.get(row.documentId);
    if (own) put(row, at, { content: own.latest, versions: own.versions });
    else context.faults.add(fileFault(at));
  }
}

function putDocument(
  context: CheckContext,
  row: DocumentRow,
  { at, content, versions }: { at: RecordRow; content: Content; versions: DocumentVersion[] },
): void {
  const { format, bytes, fileName } = content;
  const { file: _path, ...document } = row;
  const sha256 = context.putBlob(bytes);
  const body = { ...document, format, fileName, sha256, bytes: bytes.length, versions };
  context.put('document', row.documentId, body, { file: at.file, line: at.row.line });
}

function fileFault(at: RecordRow): Fault {
  const position = cellPosition(at.row, at.cellOf('file') ?? 0, at.delimiter);
  const expected = 'a file, or versions of the document in document-versions.csv';
  return { file: at.file, ...position, expected, found: '' };
}

function createDocumentRules(directory: IndexDirectory, site: Site | null) {
  const lines = new Map<string, string>();
  const assetTypes = site && assetTypesOf(site);
  const categories = site?.documentCategories?.map(({ id }) => id) ?? null;
  return {
    check(row: DocumentRow, at: RecordRow): Problem[] {
      const before = lines.get(row.documentId);
      if (before) {
        const expected = `a document_id used once (also in ${before})`;
        return [{ cell: at.cellOf('document_id'), expected, found: row.documentId }];
      }
      lines.set(row.documentId, `${at.file}:${at.row.line}`);
      return [
        ...unknown(row.indexFundIds, directory.has, 'indexes', 'fund_ids of indexes', at),
        ...unknown(row.families, directory.hasFamily, 'families', 'families of indexes', at),
        ...(assetTypes ? assetTypeProblems(row, assetTypes, at) : []),
        ...(categories ? categoryProblems(row, categories, at) : []),
      ];
    },
  };
}

function unknown(
  names: readonly string[],
  isKnown: (name: string) => boolean,
  column: string,
  wanted: string,
  at: RecordRow,
): Problem[] {
  return names
    .filter((name) => !isKnown(name))
    .map((found) => ({ cell: at.cellOf(column), expected: `${column}: ${wanted}`, found }));
}

function assetTypeProblems(row: DocumentRow, known: string[], at: RecordRow): Problem[] {
  const isKnown = (type: string) => known.includes(type);
  const wanted = oneOfAssetTypes(known);
  return unknown(row.assetClasses, isKnown, 'asset_classes', wanted, at);
}

function categoryProblems(
  { category, subcategory }: DocumentRow,
  known: readonly string[],
  at: RecordRow,
): Problem[] {
  const named = { category, subcategory };
  return Object.entries(named).flatMap(([column, value]) => {
    if (value === null || known.includes(value)) return [];
    const expected = `${column}: one of documentCategories of site.yaml (${known.join(', ')})`;
    return [{ cell: at.cellOf(column), expected, found: value }];
  });
}
