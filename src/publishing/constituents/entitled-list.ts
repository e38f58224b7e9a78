import type { ConstituentList } from '#src/contract/provider/constituents.ts';
import { dayOfIso, type Day } from '#src/domain/day.ts';
import type { ConstituentsRight } from '../indexes/index-directory.ts';
import type { MemberList } from './member-lists.ts';

/**
 * What the public may see of an index's lists: the newest that is due, cut to what the provider allows.
 * A list without a date is never due where the provider delays lists.
 */
export function entitledList(
  lists: readonly MemberList[],
  right: ConstituentsRight,
  today: Day,
): ConstituentList | null {
  const newestFirst = lists.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)));
  const [newest] = newestFirst;
  if (!newest) return null;
  const due = newestFirst.find((list) => isDue(list, right.delayDays, today));
  const shown = due ?? newest;
  const constituents = due && right.shown !== 'none' ? heaviestFirst(due) : [];
  const withheld = due ? (right.shown === 'all' ? null : right.shown) : 'delayed';
  return {
    fundId: shown.fundId,
    asOfDate: shown.asOfDate,
    classification: shown.classification,
    numberOfConstituents: shown.members.length,
    withheld,
    constituents: right.shown === 'top10' ? constituents.slice(0, 10) : constituents,
  };
}

function dateOf(list: MemberList): string {
  return list.asOfDate ?? '';
}

function isDue(list: MemberList, delayDays: number, today: Day): boolean {
  if (delayDays === 0) return true;
  const asOf = dayOfIso(dateOf(list));
  return asOf !== null && asOf + delayDays <= today;
}

function heaviestFirst(list: MemberList) {
  return list.members.toSorted((a, b) => (b.weight ?? -1) - (a.weight ?? -1));
}
