import { knownNames, type ParameterName } from './known-names.ts';

const marketingNames = new Set(
  (
    'gclid gclsrc gbraid wbraid dclid fbclid msclkid twclid ttclid yclid igshid li_fat_id mkt_tok epik s_cid vero_id ' +
    '_ga _gl'
  ).split(' '),
);
const marketingFamilies = /^(?:utm|mc|hsa|pk|mtm|matomo|piwik)_|^_hs|^elq/;

/** Whether a parameter is one that advertisers or mailing services append to other sites' addresses. */
export function isMarketing(name: string): boolean {
  const folded = name.toLowerCase();
  return marketingNames.has(folded) || marketingFamilies.test(folded);
}

/**
 * The known name that is most similar to an unknown one, ignoring case and punctuation; null where none is near.
 * One edit is allowed in short names, two from six letters on.
 */
export function nearestName(name: string, known: readonly string[]): string | null {
  const asked = fold(name);
  const most = asked.length < 3 ? 0 : asked.length < 6 ? 1 : 2;
  let nearest: string | null = null;
  let least = most + 1;
  for (const one of known) {
    const distance = editsBetween(asked, fold(one));
    if (distance < least) [nearest, least] = [one, distance];
  }
  return nearest;
}

/** The end of a sentence about an unknown name: the nearest known one, where there is one. */
export function meantHint(nearest: string | null, separator = '; '): string {
  return nearest === null ? '' : `${separator}${nearest} is meant perhaps`;
}

/** The most misnamed parameters that a page reports. */
const mostNames = 3;

/** Unknown names in a query, with values, that are similar to a known name. */
export function misnamedParameters(
  search: URLSearchParams,
  allKnown: readonly ParameterName[],
): { name: string; meant: string }[] {
  const given = new Set(Array.from(search).flatMap(([name, value]) => (value ? [name] : [])));
  const known = knownNames(allKnown, given);
  return [...given]
    .filter((name) => !known.includes(name) && !isMarketing(name))
    .flatMap((name) => {
      const meant = nearestName(name, known);
      return meant === null ? [] : [{ name, meant }];
    })
    .slice(0, mostNames);
}

const fold = (name: string): string => name.toLowerCase().replaceAll(/[-_.]/g, '').slice(0, 40);

/** Optimal string alignment: letters inserted, deleted, replaced, or swapped with a neighbour. */
function editsBetween(a: string, b: string): number {
  let [beforeLast, last]: [number[], number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, j) => j),
  ];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? beforeLast[j - 2]! + 1 : Infinity;
      row.push(Math.min(replaced, swapped, last[j]! + 1, row[j - 1]! + 1));
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length]!;
}
