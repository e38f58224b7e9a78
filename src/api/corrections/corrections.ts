import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { LedgerCorrection } from '#src/contract/api/indexes/corrections.ts';
import type { ParsedQuery } from '#src/contract/api/endpoints/endpoints.ts';
import { correctionKindLabels, correctionLabels } from '#src/i18n/messages/indexes/corrections.ts';
import { labelledValues, labelOf } from '../labels.ts';
import type { Resource } from '../source.ts';
import { anyVocabulary, indexIds, refuseUnknown, wordsOf } from '../known-values.ts';
import { correctionsSince } from './changed-corrections.ts';
import { findName, resolveFundId } from '../indexes/resolve-index.ts';

type Ledger = Snapshot['catalogue']['corrections'];
type Narrowing = Omit<ParsedQuery<'ledgerFilterOptions'>, 'lang' | 'asof'>;

/** The corrections of one index, newest first. */
export const corrections: Resource<'corrections'> = async (query, source) => {
  const { indexId, page, size, changedSince } = query;
  const { snapshot } = source;
  const fundId = resolveFundId(snapshot, indexId);
  const { corrections: list } = snapshot.catalogue;
  const newest = { sortBy: 'published', sortOrder: -1, page, size } as const;
  const changes = await correctionsSince(changedSince, source, fundId);
  const among = changes?.among;
  const found = list.screen({ filters: { fundId: [fundId] }, among, ...newest });
  return { fundId, ...answerOf(snapshot, found, changes) };
};

/** The corrections of all indexes. */
export const ledger: Resource<'ledger'> = async (query, source) => {
  const { page, size, sortBy, sortOrder, lang: _, changedSince, ...narrowing } = query;
  const { snapshot } = source;
  const changes = await correctionsSince(changedSince, source);
  const { corrections: list } = snapshot.catalogue;
  const found = list.screen({
    ...toQuery(narrowing, snapshot),
    among: changes?.among,
    sortBy,
    sortOrder,
    page,
    size,
  });
  return {
    ...answerOf(snapshot, found, changes),
    matchedBySpelling: found.matchedBySpelling,
    noticesOfCorrections: snapshot.catalogue.notices.screen({
      filters: { type: ['correction'] },
      page: 1,
      size: 1,
    }).total,
  };
};

/** The filters, each with the number of corrections of every value; years newest first. */
export const ledgerFilterOptions: Resource<'ledgerFilterOptions'> = (query, { snapshot }) => {
  const { lang, ...narrowing } = query;
  const { corrections: list } = snapshot.catalogue;
  const { facets } = list.screen({
    ...toQuery(narrowing, snapshot),
    page: 1,
    size: 1,
  });
  const names = correctionLabels(lang);
  const { index, release } = narrowing;
  const chosen = (
    tag: 'index' | 'release',
    value: string,
    label: string,
    counts: typeof facets.kind,
  ) => ({
    field: { name: names[tag], tag },
    values: [{ value, label, count: counts.find((one) => one.value === value)?.count ?? 0 }],
  });
  return {
    filters: [
      ...(index === undefined
        ? []
        : [chosen('index', index, findName(snapshot, index) ?? index, facets.fundId)]),
      {
        field: { name: names.kind, tag: 'kind' },
        values: labelledValues(facets.kind, labelOf(correctionKindLabels(lang))),
      },
      {
        field: { name: names.year, tag: 'year' },
        values: labelledValues(facets.year, labelOf({})).toReversed(),
      },
      ...(release === undefined
        ? []
        : [chosen('release', String(release), String(release), facets.release)]),
    ],
  };
};

function toQuery({ filterPattern, index, kind, year, release }: Narrowing, snapshot: Snapshot) {
  const releases = { unknown: isLater(snapshot.release), all: () => [] };
  refuseUnknown({
    index: [
      index === undefined ? undefined : [index],
      anyVocabulary(indexIds(snapshot), wordsOf(snapshot.catalogue.corrections, 'fundId')),
    ],
    release: [release === undefined ? undefined : [String(release)], releases],
  });
  const filters = {
    fundId: index === undefined ? undefined : [index],
    kind,
    year,
    release: release === undefined ? undefined : [String(release)],
  };
  return { text: filterPattern, filters };
}

/** A filter by release accepts every published release; only later numbers are unknown. */
const isLater = (newest: number) => (numbers: readonly string[]) =>
  numbers.filter((number) => Number(number) > newest);

function answerOf(
  snapshot: Snapshot,
  { rows, total }: { rows: readonly number[]; total: number },
  changes: Awaited<ReturnType<typeof correctionsSince>>,
) {
  const { corrections: list } = snapshot.catalogue;
  return {
    corrections: rows.map((row) => {
      const correction = toCorrection(list.row(row));
      const name = findName(snapshot, correction.fundId) ?? correction.portfolioName;
      return { ...correction, portfolioName: name, ...changes?.of(correction) };
    }),
    totalCorrections: total,
    ...changes?.fields,
  };
}

export function toCorrection(row: ReturnType<Ledger['row']>): LedgerCorrection {
  const { fundId, portfolioName, date, oldValue, newValue, reason, restores, published } = row;
  const release = Number(row.release);
  const old = oldValue ?? Number.NaN;
  return {
    fundId,
    portfolioName,
    date,
    oldValue: old,
    newValue,
    reason,
    release,
    restores,
    published,
  };
}
