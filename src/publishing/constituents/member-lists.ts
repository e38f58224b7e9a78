import type { Constituent } from '#src/contract/provider/constituents.ts';
import type { Fault } from '../faults.ts';
import type { Question } from '../guards/questions.ts';
import type { ConstituentRow } from './constituent-fields.ts';

/** The column is that of a wrong identifier; the place of each cell of long lists would take too much memory. */
type MemberPlace = Pick<Fault, 'file' | 'line'> & { column?: number };

/** The members of one index on one day, as the provider gives them. */
export type MemberList = {
  fundId: string;
  asOfDate: string | null;
  classification: string | null;
  /** Weights are measures whose share of the sum is wanted. */
  isMeasured: boolean;
  members: Constituent[];
  /** The row of each member, in the same order. */
  places: MemberPlace[];
  /** Where the list begins, for faults of the list as a whole. */
  begins: Omit<Fault, 'expected' | 'found'>;
  /** Where its day stands first; the row where the name of the file says it. */
  dated: Pick<Question, 'file' | 'line' | 'column'>;
};

const highestDeviation = 0.5;

/** What members weigh together; null when the provider gives no weights. */
function weightOf(members: readonly Constituent[]): number | null {
  const weights = members.flatMap(({ weight }) => (weight === null ? [] : [weight]));
  return weights.length > 0 ? weights.reduce((sum, weight) => sum + weight, 0) : null;
}

export function addMember(
  list: MemberList,
  { classification, member }: Pick<ConstituentRow, 'classification' | 'member'>,
  place: MemberPlace,
): void {
  list.classification ??= classification;
  list.members.push(withoutEmpty(member));
  list.places.push(place);
}

/** Removes bond terms from members that are no bonds, and empty own fields. */
function withoutEmpty({ bond, ownFields = {}, ...member }: Constituent): Constituent {
  const hasTerms = bond !== undefined && Object.values(bond).some((term) => term !== null);
  const said = Object.entries(ownFields).filter(([, text]) =>
    Object.values(text).some((words) => words !== null),
  );
  return {
    ...member,
    ...(hasTerms ? { bond } : {}),
    ...(said.length > 0 ? { ownFields: Object.fromEntries(said) } : {}),
  };
}

/** Weights have to add up to 100 per cent, ± 0.5; measures become shares that do. */
export function settleWeights(list: MemberList): Fault | null {
  const total = weightOf(list.members);
  if (total === null) return null;
  const ofDay = list.asOfDate === null ? '' : ` in its list of ${list.asOfDate}`;
  if (list.isMeasured) {
    if (total <= 0) {
      const expected = `measures of ${list.fundId} that add up to more than 0${ofDay}`;
      return { ...list.begins, expected, found: String(total) };
    }
    for (const member of list.members) {
      if (member.weight !== null) member.weight = (member.weight / total) * 100;
    }
    return null;
  }
  if (Math.abs(total - 100) <= highestDeviation) return null;
  const expected = `weights of ${list.fundId} that add up to 100 ± ${highestDeviation}${ofDay}`;
  return { ...list.begins, expected, found: String(Number(total.toFixed(4))) };
}
