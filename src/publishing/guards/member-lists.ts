import type { MemberList } from '../constituents/member-lists.ts';
import { hasMatured } from '#src/domain/bonds/has-matured.ts';
import { wrongCheckDigit } from './check-digits.ts';
import type { Ask } from './questions.ts';

/** Asks about the members of one list. `key` names the item of the list. */
export function askAboutMembers(list: MemberList, ask: Ask, kind: ListKind, key: string): void {
  const { fundId, asOfDate, members, begins } = list;
  const of = asOfDate === null ? '' : ` of ${asOfDate}`;
  const question = { file: begins.file, line: begins.line, index: fundId };
  const twice = firstTwice(list);
  if (twice !== null) {
    const found = `the list${of} has ${twice.name} twice`;
    const advice = 'Take the second row out, or tell the two apart by ISIN or name';
    const at = list.places[twice.at];
    ask({ guard: 'duplicate-member', ...question, ...at, found, advice }, { kind, key });
  }
  const weighted = members.filter(({ weight }) => weight !== null).length;
  if (weighted > 0 && weighted < members.length && !list.isMeasured) {
    const found = `${members.length - weighted} of ${members.length} members${of} have no weight`;
    const advice = 'Give every member its weight, or none of them one';
    ask({ guard: 'member-weight', ...question, found, advice }, { kind, key });
  }
  const matured = maturedIn(list);
  if (matured !== null) {
    const advice = 'Look at maturity of the member, and at as_of of the list';
    const { found } = matured;
    const at = list.places[matured.at];
    ask({ guard: 'matured-member', ...question, ...at, found, advice }, { kind, key });
  }
  for (const [at, { isin }] of members.entries()) {
    const wrong = isin === null ? null : wrongCheckDigit(isin);
    if (wrong === null) continue;
    const found = `isin ${wrong}, of the list${of}: its check digit does not follow from the others`;
    const advice = 'Compare the identifier with its source, sign by sign';
    ask({ guard: 'check-digit', ...question, ...list.places[at], found, advice }, { kind, key });
    return;
  }
}

/** A member by its place in the list. */
type Found = { at: number };

/** The first bond that matured before the day of its list; null where there is none. */
function maturedIn({ asOfDate, members }: MemberList): (Found & { found: string }) | null {
  if (asOfDate === null) return null;
  const matured = members.filter(({ bond }) => hasMatured(bond?.maturity ?? null, asOfDate));
  const [first] = matured;
  if (first === undefined) return null;
  const others = matured.length > 1 ? `, and ${matured.length - 1} more` : '';
  return {
    at: members.indexOf(first),
    found: `${first.name} matured on ${first.bond?.maturity}, before the day of its list, ${asOfDate}${others}`,
  };
}

type ListKind = 'constituents' | 'earlier-constituents';

/** The second row of the first member that occurs twice, by its ISIN or, without one, by ticker and name. */
function firstTwice({ members }: MemberList): (Found & { name: string }) | null {
  const seen = new Set<string>();
  for (const [at, { isin, ticker, name }] of members.entries()) {
    const identity = isin ?? `${ticker ?? ''} ${name}`;
    if (seen.has(identity)) return { at, name: isin === null ? name : `${name} (${isin})` };
    seen.add(identity);
  }
  return null;
}
