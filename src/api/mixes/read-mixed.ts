import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import type { DescribedIndex } from '#src/contract/api/mixes/compared.ts';
import { holidaysOf } from '#src/contract/provider/holidays.ts';
import { dayOfIso } from '#src/domain/day.ts';
import type { MeasuredIndex } from '#src/domain/figures/measured-index.ts';
import type { Language } from '#src/domain/language.ts';
import { providerWord } from '#src/i18n/provider-words.ts';
import { findItem, getItem } from '#src/store/items/items.ts';
import { emptyLevels } from '../figures/measured-index.ts';
import { dateOf } from '../figures/rounded.ts';
import { resolveFundId, shownName } from '../indexes/resolve-index.ts';
import { listShownLevels } from '../levels/shown-levels.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Stored } from '../source.ts';

/** An index of a comparison or blend. */
export type Mixed = {
  fundId: string;
  record: IndexRecord;
  /** Measured as on its own page, apart from the benchmark. */
  index: MeasuredIndex;
  /**
   * All its levels are public, and the value of invested money. Only such an index is measured over arbitrary windows
   * and together with others: from enough of such figures the levels could be recovered.
   */
  isOpen: boolean;
  /** The index that its Sharpe ratio is measured with. */
  riskFree: { fundId: string; name: string } | null;
};

/**
 * Several indexes with their levels as of the release, in the requested order.
 * @throws NotFoundError for an unknown index
 */
export async function readMixed(ids: readonly string[], source: Stored): Promise<Mixed[]> {
  const { snapshot, db } = source;
  const { release } = snapshot;
  const fundIds = [...new Set(ids.map((id) => resolveFundId(snapshot, id)))];
  const [records, { site }] = await Promise.all([
    Promise.all(fundIds.map((fundId) => getItem(db, release, 'index', fundId))),
    siteTexts(source),
  ]);
  const riskFreeOf = ({ currency, fundId }: IndexRecord) => {
    const id = currency === null ? undefined : site.riskFree?.[currency];
    return id === fundId ? undefined : id;
  };
  const riskFreeIds = new Set(records.flatMap((record) => riskFreeOf(record) ?? []));
  const [levels, rates, closedNow] = await Promise.all([
    listShownLevels([...new Set([...fundIds, ...riskFreeIds])], source),
    Promise.all([...riskFreeIds].map((id) => findItem(db, release, 'index', id))),
    listClosedNow([...fundIds, ...riskFreeIds], source),
  ]);
  const holidays = holidaysOf(site.calendar);
  const measured = (record: IndexRecord): MeasuredIndex => ({
    levels: levels.get(record.fundId) ?? emptyLevels,
    holidays: holidays(record.calendar),
    frequency: record.frequency,
    launch: dayOfIso(record.launchDate ?? ''),
    isCut: record.entitlements.historyFrom !== null,
    benchmark: null,
    riskFree: null,
  });
  const known = new Map(rates.flatMap((rate) => (rate ? [[rate.fundId, rate] as const] : [])));
  return records.map((record) => {
    const index = measured(record);
    const isOpen =
      mayBeMixed(record) && !closedNow.has(record.fundId) && index.levels.days.length > 0;
    const name = shownName(snapshot, record);
    const rate = known.get(riskFreeOf(record) ?? '');
    // An index that is measured only as on its own page has the Sharpe ratio of that page.
    const isKnown = rate && (!isOpen || (isPublic(rate) && !closedNow.has(rate.fundId)));
    const riskFree = isKnown ? measured(rate) : null;
    return {
      fundId: record.fundId,
      record: { ...record, name },
      isOpen,
      index: { ...index, riskFree },
      riskFree: riskFree && rate ? { fundId: rate.fundId, name: shownName(snapshot, rate) } : null,
    };
  });
}

/** The indexes of which the provider shows less today than all. What it withholds now it withholds at every release. */
async function listClosedNow(
  fundIds: readonly string[],
  { snapshot: { current }, db }: Stored,
): Promise<Set<string>> {
  if (current === undefined) return new Set();
  const records = await Promise.all(
    fundIds.map((fundId) => findItem(db, current.release, 'index', fundId)),
  );
  return new Set(records.flatMap((one) => (one && !isPublic(one) ? [one.fundId] : [])));
}

/** Whether an index may be compared or blended, provided that it has levels. */
export const mayBeMixed = (record: IndexRecord) => record.hasReturns && isPublic(record);

const isPublic = ({ entitlements }: IndexRecord) =>
  entitlements.downloads && entitlements.historyFrom === null;

/** Describes an index in a language. */
export function describeIndex({ record, index }: Mixed, lang: Language): DescribedIndex {
  const { days } = index.levels;
  const say = (kind: 'weighting' | 'rebalancing') =>
    record[kind] && providerWord(lang, kind, record[kind]);
  return {
    fundId: record.fundId,
    portfolioName: record.name,
    ticker: record.ticker,
    assetType: record.assetType,
    family: record.family,
    returnType: record.returnType,
    currency: record.currency,
    hedgedTo: record.hedgedTo,
    frequency: record.frequency,
    weighting: say('weighting'),
    rebalancing: say('rebalancing'),
    administrator: record.administrator,
    launchDate: record.launchDate,
    firstDate: dateOf(days[0] ?? null),
    lastDate: dateOf(days.at(-1) ?? null),
  };
}
