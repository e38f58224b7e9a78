import { randomOf, type Random } from '../random.ts';
import type { Company } from './companies.ts';
import { beforeDrift, monthsSince } from './drift.ts';
import { rankCompanies, weighted, withSectorsOf, type WeightedMember } from './list-members.ts';
import type { CompanyMembers, Member } from './members.ts';

/** Part of the members that change at a review on average, by what chooses them; some bring half, some more. */
const changedPart = { size: 0.013, score: 0.035 };
const calmest = 0.4;
const busiest = 1.6;
/** Who comes in was a small member, or one with a weak score, when it came. */
const lastPart = 0.3;

export type ReviewedList = { date: string; members: WeightedMember[] };

/**
 * Lists of an index as of its reviews, worked out backwards from the list of today: at each review a few members
 * came in for as many that went, and sizes drifted in between. A company's drift is the same in every index.
 * @param reviews ISO dates, the newest first, none after the day of the lists
 */
export function reviewedLists(
  wanted: CompanyMembers,
  companies: readonly Company[],
  { reviews, seed }: { reviews: readonly string[]; seed: string },
): ReviewedList[] {
  const ranked = rankCompanies(wanted, companies);
  const random = randomOf(`reviews of ${seed}`);
  const part = wanted.score === undefined ? changedPart.size : changedPart.score;
  let { members } = ranked;
  const next = [...ranked.next];
  return reviews.map((date) => {
    const months = monthsSince(date);
    const before = (list: readonly Member[]) => beforeDrift(list, wanted.bySize, months);
    const sized = withSectorsOf(ranked.parent && before(ranked.parent), before(members));
    const wave = calmest + (busiest - calmest) * random.uniform();
    const count = Math.floor(members.length * part * wave + random.uniform());
    members = beforeReview(members, next, Math.min(next.length, count), random);
    return { date, members: weighted(sized, wanted.cap) };
  });
}

/** The members less so many of the last, and with as many of those that are next in line, who were members then. */
function beforeReview(
  members: readonly Member[],
  next: Member[],
  count: number,
  random: Random,
): Member[] {
  const stay = [...members];
  const gone: Member[] = [];
  const last = Math.max(1, Math.floor(members.length * lastPart));
  for (let done = 0; done < count; done += 1) {
    stay.splice(stay.length - 1 - random.integer(last - done), 1);
    gone.push(...next.splice(random.integer(Math.min(next.length, 3 * count)), 1));
  }
  return [...stay, ...gone];
}
