import { randomOf } from '../random.ts';
import { day, listDate } from '../trading-days.ts';
import type { Member } from './members.ts';

/** How far the size of a company moves against the others in a month. */
const monthlyDrift = 0.04;
const daysOfMonth = 30.44;

/** Whole months from a date to the day of the lists. */
export function monthsSince(iso: string): number {
  return Math.round((day(listDate) - day(iso)) / daysOfMonth);
}

/** How much larger than so many months ago a company is, against the others: a logarithm, in every index the same. */
export function driftOf({ isin }: Pick<Member, 'isin'>, months: number): number {
  const random = randomOf(`drift of ${isin}`);
  let drift = 0;
  for (let month = 0; month < months; month += 1) drift += monthlyDrift * random.normal();
  return drift;
}

/** Members with the sizes of so many months ago, where sizes go with a power of the capitalisation. */
export function beforeDrift(members: readonly Member[], bySize: number, months: number): Member[] {
  return members.map((member) => ({
    ...member,
    size: member.size * Math.exp(-bySize * driftOf(member, months)),
  }));
}
