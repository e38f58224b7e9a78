import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import { dayOfIso, type Day } from '#src/domain/day.ts';
import type { Frequency } from '#src/domain/levels/series.ts';

export type ConstituentsRight = {
  shown: IndexRecord['entitlements']['constituents'];
  delayDays: number;
};

/** The part of an index that guards need, with its place; the place is null for a public index that was not read. */
export type IndexFacts = Pick<
  IndexRecord,
  | 'fundId'
  | 'name'
  | 'assetType'
  | 'family'
  | 'frequency'
  | 'hasReturns'
  | 'baseDate'
  | 'baseValue'
  | 'launchDate'
  | 'ceasedOn'
  | 'currency'
  | 'returnType'
  | 'hedgedTo'
  | 'variantGroup'
  | 'calendar'
> & { place: { file: string; line: number } | null };

/** The indexes of the release that is being made, and what may be shown of each. */
export type IndexDirectory = {
  readonly fundIds: ReadonlySet<string>;
  has: (fundId: string) => boolean;
  /** Whether an index is of this family. */
  hasFamily: (family: string) => boolean;
  /** The first day that is not withheld; null where nothing is. */
  historyFrom: (fundId: string) => Day | null;
  /** The stated frequency of an index's levels; null for an unknown index. */
  frequency: (fundId: string) => Frequency | null;
  /** Null for an unknown index. */
  facts: (fundId: string) => IndexFacts | null;
  allFacts(): Iterable<IndexFacts>;
  /** The indexes with withheld history, and their first public day. */
  histories(): Iterable<[fundId: string, from: Day]>;
  constituentsRight: (fundId: string) => ConstituentsRight;
  /** Names of the provider's own fields and figures of which some index has a value. */
  readonly ownNames: ReadonlySet<string>;
  /** Whether some lists wait for their day, so that the same files lead to another release tomorrow. */
  readonly hasDelays: boolean;
};

const everything: ConstituentsRight = { shown: 'all', delayDays: 0 };

/** Only exceptions are kept in memory: most indexes withhold nothing. */
export function createIndexDirectory() {
  let isIncomplete = false;
  const fundIds = new Set<string>();
  const families = new Set<string>();
  const history = new Map<string, Day>();
  const rights = new Map<string, ConstituentsRight>();
  const facts = new Map<string, IndexFacts>();
  const ownNames = new Set<string>();
  let hasDelays = false;
  return {
    fundIds,
    ownNames,
    has: (fundId: string) => isIncomplete || fundIds.has(fundId),
    hasFamily: (family: string) => isIncomplete || families.has(family),
    /** Rows of indexes had faults, so that references to unknown indexes are no further faults. */
    markIncomplete(): void {
      isIncomplete = true;
    },
    historyFrom: (fundId: string) => history.get(fundId) ?? null,
    frequency: (fundId: string): Frequency | null => facts.get(fundId)?.frequency ?? null,
    facts: (fundId: string) => facts.get(fundId) ?? null,
    allFacts: () => facts.values(),
    histories: () => history.entries(),
    constituentsRight: (fundId: string) => rights.get(fundId) ?? everything,
    get hasDelays() {
      return hasDelays;
    },
    add(record: IndexRecord, place: IndexFacts['place'] = null): void {
      const { fundId, family, entitlements } = record;
      fundIds.add(fundId);
      facts.set(fundId, factsOf(record, place));
      if (family !== null) families.add(family);
      for (const name of ownNamesOf(record)) ownNames.add(name);
      const from = dayOfIso(entitlements.historyFrom ?? '');
      if (from !== null) history.set(fundId, from);
      const { constituents: shown, constituentsDelayDays: delayDays } = entitlements;
      if (shown !== 'all' || delayDays > 0) rights.set(fundId, { shown, delayDays });
      hasDelays ||= delayDays > 0;
    },
  };
}

function ownNamesOf({ ownFields = {}, ownFigures = {} }: IndexRecord): string[] {
  const figures = Object.entries(ownFigures).filter(([, value]) => value !== null);
  const fields = Object.entries(ownFields).filter(([, text]) =>
    Object.values(text).some((said) => said !== null),
  );
  return [...fields, ...figures].map(([name]) => name);
}

function factsOf(record: IndexRecord, place: IndexFacts['place']): IndexFacts {
  const { fundId, name, assetType, family, frequency, hasReturns, calendar } = record;
  const {
    baseDate,
    baseValue,
    launchDate,
    ceasedOn,
    currency,
    returnType,
    hedgedTo,
    variantGroup,
  } = record;
  const variant = { currency, returnType, hedgedTo, variantGroup };
  const base = { baseDate, baseValue, launchDate, ceasedOn, calendar, place };
  return { fundId, name, assetType, family, frequency, hasReturns, ...base, ...variant };
}
