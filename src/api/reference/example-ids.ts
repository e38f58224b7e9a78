import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import { findItem, listItems } from '#src/store/items/items.ts';
import { findLevels } from '#src/store/levels/levels.ts';
import type { Stored } from '../source.ts';

/** Identifiers that the release has, so that every example can be tried. */
export type ExampleIds = {
  fundId: string;
  secId: string;
  performanceId: string;
  /** Another index of the same currency; empty where there is none. */
  otherFundId: string;
  articleId: string;
  documentId: string;
  versionedDocumentId: string;
  noticeId: string;
};

const noIds = { fundId: '', secId: '', performanceId: '' };

export const exampleIds = oncePerRelease(async (source: Stored): Promise<ExampleIds> => {
  const { db, snapshot } = source;
  const { release } = snapshot;
  const [index, [article], documents, [notice]] = await Promise.all([
    findExample(source),
    listItems(db, release, 'article', { limit: 1 }),
    listItems(db, release, 'document', { limit: 1000 }),
    listItems(db, release, 'notice', { limit: 1 }),
  ]);
  const { fundId, secId, performanceId } = index ?? noIds;
  return {
    fundId,
    secId,
    performanceId,
    otherFundId: await findOther(source, index),
    articleId: article?.body.articleId ?? '',
    documentId: documents[0]?.key ?? '',
    versionedDocumentId: documents.find(({ body }) => body.versions.length > 1)?.key ?? '',
    noticeId: notice?.key ?? '',
  };
});

/** An index of which everything can be had, so that every example can be tried; else any. */
async function findExample({ db, snapshot: { release } }: Stored): Promise<IndexRecord | null> {
  const lists = await listItems(db, release, 'constituents', { limit: 5 });
  for (const { key, body } of lists) {
    const [index, levels] = await Promise.all([
      findItem(db, release, 'index', key),
      findLevels(db, release, key),
    ]);
    if (index?.hasReturns && index.entitlements.downloads && levels && !body.withheld) return index;
  }
  const [first] = await listItems(db, release, 'index', { limit: 1 });
  return first?.body ?? null;
}

/** Another index of the same currency and frequency, to be compared and blended with it. */
async function findOther(
  { db, snapshot: { release } }: Stored,
  example: IndexRecord | null,
): Promise<string> {
  const indexes = await listItems(db, release, 'index', { limit: 200 });
  const others = indexes.filter(
    ({ key, body: { currency, hasReturns, frequency, entitlements } }) =>
      key !== example?.fundId &&
      currency === example?.currency &&
      frequency === example?.frequency &&
      hasReturns &&
      entitlements.downloads &&
      entitlements.historyFrom === null,
  );
  for (const { key } of others) {
    if (await findLevels(db, release, key)) return key;
  }
  return '';
}
