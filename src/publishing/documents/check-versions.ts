import {
  documentVersionRow,
  type DocumentRow,
  type DocumentVersion,
  type DocumentVersionRow,
} from '#src/contract/provider/documents.ts';
import type { CheckContext } from '../check-context.ts';
import { askAboutRow } from '../guards/row-question.ts';
import { readRecords, type RecordRow } from '../tables/read-records.ts';
import type { Problem } from '../tables/read-rows.ts';
import { versionFields } from './document-fields.ts';
import { readContent, type Content, type ContentProblem } from './read-content.ts';

/** Versions are compared word by word on request, which limits their length. */
const largestVersion = 500_000;

export type Versions = {
  /** Latest first. */
  versions: DocumentVersion[];
  /** Text of the latest version. */
  latest: Content;
};

type ReadVersion = { version: DocumentVersion; content: Content; at: RecordRow };

/**
 * Reads the versions of documents: each is listed once, on a day of its own, and its document has no other file.
 * @param documents rows of `documents.csv` by their id
 */
export async function checkVersions(
  context: CheckContext,
  documents: ReadonlyMap<string, { row: DocumentRow }>,
): Promise<Map<string, Versions>> {
  const found = new Map<string, ReadVersion[]>();
  for (const file of context.listFiles('document-versions')) {
    await readRecords(file, versionFields, documentVersionRow, context, (row, at) => {
      const { documentId, file: name, ...version } = row;
      const document = documents.get(documentId)?.row;
      const before = found.get(documentId) ?? [];
      const problem = documentProblem(document, row, at) ?? sameProblem(before, row, at);
      if (problem || !document) return problem ? [problem] : [];
      const content = readVersion(context, name, document);
      if ('found' in content) return [{ cell: at.cellOf('file'), ...content }];
      const sha256 = context.putBlob(content.bytes);
      found.set(documentId, [...before, { version: { ...version, sha256 }, content, at }]);
      return [];
    });
  }
  for (const [documentId, own] of found) askAboutOrder(documentId, own, context);
  return new Map(Array.from(found, ([documentId, own]) => [documentId, latestFirst(own)]));
}

function documentProblem(
  document: DocumentRow | undefined,
  { documentId }: DocumentVersionRow,
  at: RecordRow,
): Problem | null {
  if (document?.file === null) return null;
  const expected = document
    ? 'a document that has no file in documents.csv'
    : 'a document_id of documents.csv';
  return { cell: at.cellOf('document_id'), expected, found: documentId };
}

function sameProblem(
  before: readonly ReadVersion[],
  { version, effectiveDate }: DocumentVersionRow,
  at: RecordRow,
): Problem | null {
  if (before.some((one) => one.version.version === version)) {
    const expected = 'a version that the document has once';
    return { cell: at.cellOf('version'), expected, found: version };
  }
  if (before.some((one) => one.version.effectiveDate === effectiveDate)) {
    const expected = 'a day on which one version takes effect';
    return { cell: at.cellOf('effective_date'), expected, found: effectiveDate };
  }
  return null;
}

function readVersion(
  context: CheckContext,
  name: string,
  document: DocumentRow,
): Content | ContentProblem {
  const content = readContent(context, name, document);
  if ('found' in content) return content;
  if (content.format !== 'html') {
    return { expected: 'a Markdown (.md) file: versions are compared', found: name };
  }
  const size = content.bytes.length;
  if (size > largestVersion) {
    return { expected: `a text of at most ${largestVersion} bytes`, found: `${size} bytes` };
  }
  return content;
}

function latestFirst(read: readonly ReadVersion[]): Versions {
  const [latest, ...others] = read.toSorted((one, other) =>
    other.version.effectiveDate.localeCompare(one.version.effectiveDate),
  ) as [ReadVersion, ...ReadVersion[]];
  return { versions: [latest, ...others].map(({ version }) => version), latest: latest.content };
}

/** Asks about versions whose numbers do not rise with their days: another one than the highest is then the document. */
function askAboutOrder(key: string, read: readonly ReadVersion[], { ask }: CheckContext): void {
  const byDay = read.toSorted((one, other) =>
    one.version.effectiveDate.localeCompare(other.version.effectiveDate),
  );
  for (const [i, { version, at }] of byDay.entries()) {
    const after = byDay[i + 1]?.version;
    if (after === undefined || !isHigher(version.version, after.version)) continue;
    const days = [version, after].map((one) => `${one.version} on ${one.effectiveDate}`);
    const found = `its versions take effect as ${days.join(', then ')}`;
    const advice = 'Look at effective_date of both: the version of the latest day is the document';
    askAboutRow(ask, at, { kind: 'document', key }, { guard: 'odd-terms', found, advice });
  }
}

/** Whether a number of parts, such as `1.10`, is higher than another; names that are no such numbers are not compared. */
function isHigher(one: string, other: string): boolean {
  const [parts, others] = [one, other].map((name) =>
    /^v?\d+([.-]\d+)*$/.test(name) ? name.replace('v', '').split(/[.-]/).map(Number) : null,
  );
  if (!parts || !others) return false;
  const at = parts.findIndex((part, i) => part !== (others[i] ?? 0));
  return at >= 0 && (parts[at] ?? 0) > (others[at] ?? 0);
}
