import { NotFoundError } from '#src/domain/errors.ts';
import type { ListedVersion } from '#src/contract/api/documents.ts';
import type { DocumentRecord, DocumentVersion } from '#src/contract/provider/documents.ts';
import type { Language } from '#src/domain/language.ts';
import { localText } from '#src/i18n/local-text.ts';
import { getBlob } from '#src/store/blobs.ts';
import { getItem } from '#src/store/items/items.ts';
import { compareDocuments } from '../differences/compare-documents.ts';
import { readHtml } from '../differences/html-tree.ts';
import { headingsOf, splitSections } from '../differences/sections.ts';
import { documentTexts } from './listed-document.ts';
import type { Resource, Source } from '../source.ts';

/** The segment of an address that names no category (RT-24). */
const anyCategory = 'all';

/** RT-24: a document by its category or subcategory and its identifier, in its latest or an earlier version. */
export const staticDocument: Resource<'staticDocument'> = async (query, source) => {
  const { row, record } = await getDocument(query, source);
  const { toDocument } = await documentTexts(source, query.lang);
  const shown =
    query.version === undefined ? record.versions[0] : getVersion(record, query.version);
  const { sha256 } = shown ?? record;
  const html = record.format === 'html' ? await htmlOf(sha256, source) : null;
  return {
    document: toDocument(row),
    html,
    headings: html === null ? [] : headingsOf(splitSections(readHtml(html))),
    version: shown?.version ?? null,
    versions: listedVersions(record, query.lang),
  };
};

/** What changed between two versions of a document. */
export const documentDifferences: Resource<'documentDifferences'> = async (query, source) => {
  const { row, record } = await getDocument(query, source);
  const to = getVersion(record, query.to ?? record.versions[0]?.version);
  const from = getVersion(record, query.from ?? versionBefore(record, to)?.version);
  const [{ toDocument }, before, after] = await Promise.all([
    documentTexts(source, query.lang),
    htmlOf(from.sha256, source),
    htmlOf(to.sha256, source),
  ]);
  return {
    document: toDocument(row),
    from: listedVersion(from, query.lang),
    to: listedVersion(to, query.lang),
    sections: compareDocuments(before, after, record.language),
    versions: listedVersions(record, query.lang),
  };
};

async function getDocument({ a, b }: { a: string; b: string }, { snapshot, db }: Source) {
  const { documents } = snapshot.catalogue;
  const found = documents.find('documentId', b);
  const row = found === null ? null : documents.row(found);
  if (row === null || ![anyCategory, row.category, row.subcategory].includes(a)) {
    throw new NotFoundError(`There is no document ${b} in ${a}`);
  }
  return { row, record: await getItem(db, snapshot.release, 'document', b) };
}

function getVersion({ documentId, versions }: DocumentRecord, wanted?: string): DocumentVersion {
  const found = versions.find(({ version }) => version === wanted);
  if (!found)
    throw new NotFoundError(`There is no version ${wanted ?? 'to compare'} of ${documentId}`);
  return found;
}

const versionBefore = ({ versions }: DocumentRecord, version: DocumentVersion) =>
  versions[versions.indexOf(version) + 1];

const listedVersions = ({ versions }: DocumentRecord, lang: Language) =>
  versions.map((one) => listedVersion(one, lang));

function listedVersion(
  { version, effectiveDate, changes }: DocumentVersion,
  lang: Language,
): ListedVersion {
  return { version, effectiveDate, changes: localText(changes, lang) };
}

const htmlOf = async (sha256: string, { db, snapshot }: Source) =>
  Buffer.from(await getBlob(db, snapshot.release, sha256)).toString('utf8');
