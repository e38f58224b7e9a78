import type {
  Constituent,
  ConstituentList,
  ReviewHistory,
} from '#src/contract/provider/constituents.ts';
import { compareLists } from '#src/domain/compare-lists.ts';
import type { EntitledLists } from './entitled-lists.ts';

type Changes = ReviewHistory['reviews'][number]['changes'];

/**
 * The changes from each published list of an index to the next, from published lists only: changes of cut lists are
 * unknown. Null where fewer than two lists are published.
 */
export function reviewHistory({ newest, earlier }: EntitledLists): ReviewHistory | null {
  if (earlier.length === 0) return null;
  const lists = [newest, ...earlier];
  return {
    fundId: newest.fundId,
    reviews: lists.map((list, at) => ({
      date: list.asOfDate ?? '',
      numberOfConstituents: list.numberOfConstituents,
      changes: changesOf(list, lists[at + 1]),
    })),
  };
}

function changesOf(list: ConstituentList, before: ConstituentList | undefined): Changes {
  if (before === undefined || list.withheld !== null || before.withheld !== null) return null;
  const { additions, deletions, turnover } = compareLists(before.constituents, list.constituents);
  return {
    additions: additions.map(nameOf),
    deletions: deletions.map(nameOf),
    // Ten significant digits: without the noise of binary fractions.
    turnover: turnover === null ? null : Number(turnover.toPrecision(10)),
  };
}

const nameOf = ({ ticker, isin, name, weight }: Constituent) => ({ ticker, isin, name, weight });
