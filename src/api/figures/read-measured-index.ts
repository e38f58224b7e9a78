import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import { holidaysOf, type HolidaysOf } from '#src/contract/provider/holidays.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { findItem, getItem } from '#src/store/items/items.ts';
import { emptyLevels, type AnsweredIndex, type NamedComparable } from './measured-index.ts';
import { findShownLevels } from '../levels/shown-levels.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Stored } from '../source.ts';

/**
 * An index with its levels, those of its benchmark and of the risk-free index of its currency, as of the release.
 * @throws NotFoundError where the release has no such index
 */
export async function readMeasuredIndex(
  fundId: string,
  source: Stored,
): Promise<{ record: IndexRecord; index: AnsweredIndex }> {
  const { snapshot, db } = source;
  const [record, levels, { site }] = await Promise.all([
    getItem(db, snapshot.release, 'index', fundId),
    findShownLevels(fundId, source),
    siteTexts(source),
  ]);
  const riskFreeId = record.currency === null ? undefined : site.riskFree?.[record.currency];
  const holidays = holidaysOf(site.calendar);
  const [benchmark, riskFree] = await Promise.all([
    findComparable(record.benchmarkFundId, holidays, source),
    findComparable(riskFreeId === fundId ? null : (riskFreeId ?? null), holidays, source),
  ]);
  const index: AnsweredIndex = {
    levels: levels ?? emptyLevels,
    holidays: holidays(record.calendar),
    frequency: record.frequency,
    launch: dayOfIso(record.launchDate ?? ''),
    isClosed: !record.entitlements.downloads,
    isCut: record.entitlements.historyFrom !== null,
    benchmark,
    riskFree,
  };
  return { record, index };
}

/** Another index with its levels; null where none is named or published, or it has no levels. */
async function findComparable(
  fundId: string | null,
  holidays: HolidaysOf,
  source: Stored,
): Promise<NamedComparable | null> {
  if (fundId === null) return null;
  const [record, levels] = await Promise.all([
    findItem(source.db, source.snapshot.release, 'index', fundId),
    findShownLevels(fundId, source),
  ]);
  if (!record || !levels) return null;
  const { name, frequency, launchDate, entitlements, calendar } = record;
  const { current } = source.snapshot;
  const now = current ? await findItem(source.db, current.release, 'index', fundId) : null;
  const isClosed = !entitlements.downloads || now?.entitlements.downloads === false;
  // The catalogue of an earlier release leaves out what the provider shows less of today.
  const isNarrowed = source.snapshot.catalogue.indexes.find('fundId', fundId) === null;
  return {
    fundId,
    name,
    levels,
    frequency,
    holidays: holidays(calendar),
    launch: dayOfIso(launchDate ?? ''),
    isClosed,
    isThinned: isNarrowed || !entitlements.downloads || entitlements.historyFrom !== null,
  };
}
