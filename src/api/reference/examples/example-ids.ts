import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import { findItem, listItems } from '#src/store/items/items.ts';
import { findLevels } from '#src/store/levels/levels.ts';
import type { Stored } from '../../source.ts';

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

/** What else of the release parameters can be tried with. */
export type Examples = ExampleIds & {
  name: string;
  family: string;
  /** Day of its newest list of constituents. */
  review: string;
  /** Its last day, and one a year before. */
  lastDate: string;
  yearBefore: string;
  /** Of the document that has several, the earliest and the latest. */
  firstVersion: string;
  lastVersion: string;
};

const noIds = { fundId: '', secId: '', performanceId: '' };

export const findExamples = oncePerRelease(async (source: Stored): Promise<Examples> => {
  const { db, snapshot } = source;
  const { release } = snapshot;
  const [index, [article], documents, [notice]] = await Promise.all([
    findExample(source),
    listItems(db, release, 'article', { limit: 1 }),
    listItems(db, release, 'document', { limit: 1000 }),
    listItems(db, release, 'notice', { limit: 1 }),
  ]);
  const { fundId, secId, performanceId } = index ?? noIds;
  const versioned = documents.find(({ body }) => body.versions.length > 1);
  const lastDate = lastDateOf(source, fundId);
  const newest = await findItem(db, release, 'constituents', fundId);
  return {
    name: index?.name ?? '',
    family: index?.family ?? '',
    review: newest?.asOfDate ?? '',
    lastDate,
    yearBefore: lastDate === '' ? '' : isoOfDay(dayOfIso(lastDate)! - 365),
    firstVersion: versioned?.body.versions.at(-1)?.version ?? '',
    lastVersion: versioned?.body.versions[0]?.version ?? '',
    fundId,
    secId,
    performanceId,
    otherFundId: await findOther(source, index),
    articleId: article?.body.articleId ?? '',
    documentId: (versioned ?? documents[0])?.key ?? '',
    versionedDocumentId: versioned?.key ?? '',
    noticeId: notice?.key ?? '',
  };
});

function lastDateOf({ snapshot }: Stored, fundId: string): string {
  const { indexes } = snapshot.catalogue;
  const row = indexes.find('fundId', fundId);
  return (row === null ? null : indexes.value('lastDate', row)) ?? '';
}

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
