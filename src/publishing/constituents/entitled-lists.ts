import type { ConstituentList, EarlierList } from '#src/contract/provider/constituents.ts';
import { dayOfIso, type Day } from '#src/domain/day.ts';
import type { ConstituentsRight } from '../indexes/index-directory.ts';
import type { MemberList } from './member-lists.ts';

/** What the public may see of an index's lists: the newest, and those of earlier reviews, newest first. */
export type EntitledLists = { newest: ConstituentList; earlier: EarlierList[] };

/**
 * The lists of an index that are due, cut to what the provider permits. A list dated in the future is not mentioned
 * before its day, and one without a date is never due where the provider delays lists. Where none is due, only the date
 * of the newest is given. Where no members are published, there are no earlier lists.
 */
export function entitledLists(
  lists: readonly MemberList[],
  right: ConstituentsRight,
  today: Day,
): EntitledLists | null {
  const newestFirst = lists
    .filter((list) => !isOfComingDay(list, today))
    .toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)));
  const [newest] = newestFirst;
  if (!newest) return null;
  const [due, ...dueBefore] = newestFirst.filter((list) => isDue(list, right.delayDays, today));
  // A list without a date cannot be told from the others.
  const earlier = dueBefore.filter(({ asOfDate }) => asOfDate !== null);
  return {
    newest: shownOf(due ?? newest, right, due !== undefined),
    earlier: right.shown === 'none' ? [] : earlier.map((list) => shownOf(list, right, true)),
  };
}

function shownOf(list: MemberList, right: ConstituentsRight, isListDue: boolean): ConstituentList {
  const constituents = isListDue && right.shown !== 'none' ? heaviestFirst(list) : [];
  return {
    fundId: list.fundId,
    asOfDate: list.asOfDate,
    classification: list.classification,
    numberOfConstituents: isListDue ? list.members.length : 0,
    withheld: withheldOf(right, isListDue),
    constituents: right.shown === 'top10' ? constituents.slice(0, 10) : constituents,
  };
}

/** Whether a list is of a day after today, as the composition is that an index will have. */
export function isOfComingDay({ asOfDate }: MemberList, today: Day): boolean {
  return asOfDate !== null && (dayOfIso(asOfDate) ?? 0) > today;
}

/** What is never published does not wait for its day. */
function withheldOf({ shown }: ConstituentsRight, isListDue: boolean): ConstituentList['withheld'] {
  if (shown === 'none') return 'none';
  if (!isListDue) return 'delayed';
  return shown === 'all' ? null : shown;
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
