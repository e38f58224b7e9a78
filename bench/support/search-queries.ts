import type { IndexList } from '#src/catalogue/lists/index-list.ts';
import type { List } from '#src/catalogue/list.ts';
import { seeded, type Seeded } from './seeded.ts';

/** What a query of the bench is made from. */
export type Named = { name: string; codes: readonly string[] };

export function namedOf(list: List<IndexList>, row: number): Named {
  const { name, ticker, isin, fundId } = list.row(row);
  return { name, codes: [ticker, isin, fundId].filter((code) => code !== null) };
}

export type SearchQuery = { kind: keyof typeof makers; text: string };

const makers = {
  /** A name, typed so far. */
  typing: (random: Seeded, { name }: Named) => name.slice(0, 1 + random.below(24)),
  /** Two or three words of a name in any order, the last not typed to its end. */
  words(random: Seeded, { name }: Named) {
    const words = name.split(' ').toSorted(() => random.next() - 0.5);
    const some = words.slice(0, 2 + random.below(2));
    const last = some.pop()!;
    return [...some, last.slice(0, 1 + random.below(last.length))].join(' ');
  },
  /** A ticker, ISIN or id, typed so far. */
  code(random: Seeded, { codes }: Named) {
    const code = random.pick(codes);
    return code.slice(0, 3 + random.below(code.length - 2));
  },
  /** Words that no one name has together. */
  mixed: (random: Seeded, { name }: Named, other: Named) =>
    [...name.split(' ').slice(0, 2), ...other.name.split(' ').slice(-2)].join(' '),
  typo: (random: Seeded, { name }: Named) => withTypo(random, name) ?? name,
  nonsense: (random: Seeded) =>
    Array.from({ length: 3 + random.below(8) }, () => random.pick([...'abcdeiorstuxz'])).join(''),
};

/** Queries of all kinds in equal shares, the same on every run. */
export function searchQueries(
  random: Seeded,
  named: readonly Named[],
  count: number,
): SearchQuery[] {
  const kinds = Object.keys(makers) as (keyof typeof makers)[];
  return Array.from({ length: count }, (_, i) => {
    const kind = kinds[i % kinds.length]!;
    return { kind, text: makers[kind](random, random.pick(named), random.pick(named)) };
  });
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
const longWord = /\p{L}{5,}/gu;

/** The name with one letter left out, added, replaced or swapped in a word of at least five; null if none has. */
function withTypo(random: Seeded, name: string): string | null {
  const words = [...name.matchAll(longWord)];
  if (words.length === 0) return null;
  const word = random.pick(words);
  for (;;) {
    const wrong = mistype(random, word[0]);
    if (wrong.toLowerCase() !== word[0].toLowerCase()) {
      return name.slice(0, word.index) + wrong + name.slice(word.index + word[0].length);
    }
  }
}

function mistype(random: Seeded, word: string): string {
  const at = random.below(word.length);
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  const letter = random.pick([...letters]);
  return random.pick([
    before + after,
    before + letter + word[at] + after,
    before + letter + after,
    before + after.slice(0, 1) + word[at] + after.slice(1),
  ]);
}

/**
 * Share of mistyped names that a search finds: one typo in a word of five letters or more.
 * @param search the names of its first answers
 */
export function shareFound(
  named: readonly Named[],
  search: (typed: string) => readonly string[],
): number {
  const random = seeded(11);
  const names = [...new Set(named.map(({ name }) => name))];
  let asked = 0;
  let found = 0;
  for (let tries = 0; tries < 2_500; tries++) {
    const name = random.pick(names);
    const typed = withTypo(random, name);
    if (typed === null) continue;
    asked++;
    if (search(typed).includes(name)) found++;
  }
  return found / asked;
}
