import type { ConstituentList } from '#src/contract/provider/constituents.ts';
import { dayOfIso, type Day } from '#src/domain/day.ts';
import type { ConstituentsRight } from '../indexes/index-directory.ts';
import type { MemberList } from './member-lists.ts';

/**
 * What the public may see of an index's lists: the newest that is due, cut to what the provider allows. A list
 * of a coming day is not spoken of before it, and a list without a date is never due where the provider delays
 * lists. Of one that is not due only the date is told.
 */
export function entitledList(
  lists: readonly MemberList[],
  right: ConstituentsRight,
  today: Day,
): ConstituentList | null {
  const newestFirst = lists
    .filter((list) => !isOfComingDay(list, today))
    .toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)));
  const [newest] = newestFirst;
  if (!newest) return null;
  const due = newestFirst.find((list) => isDue(list, right.delayDays, today));
  const shown = due ?? newest;
  const constituents = due && right.shown !== 'none' ? heaviestFirst(due) : [];
  return {
    fundId: shown.fundId,
    asOfDate: shown.asOfDate,
    classification: shown.classification,
    numberOfConstituents: due?.members.length ?? 0,
    withheld: withheldOf(right, due !== undefined),
    constituents: right.shown === 'top10' ? constituents.slice(0, 10) : constituents,
  };
}

/** Whether a list is of a day after today, as the composition is that an index will have. */
export function isOfComingDay({ asOfDate }: MemberList, today: Day): boolean {
  return asOfDate !== null && (dayOfIso(asOfDate) ?? 0) > today;
}

/** What is never published does not wait for its day. */
function withheldOf({ shown }: ConstituentsRight, isDue: boolean): ConstituentList['withheld'] {
  if (shown === 'none') return 'none';
  if (!isDue) return 'delayed';
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
