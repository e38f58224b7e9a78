import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeOf, wordsOf } from './engine/search/search-text.ts';
import { listOf, type Row } from '../../tests/support/searched-list.ts';

type Matched = { classes: Map<Row, number>; bySpelling: boolean };

/** What `matchText` promises, row by row on strings: the class of each match, smaller is better. */
function matchedByBruteForce(rows: Row[], text: string): Matched {
  const terms = termsOf(text);
  if (terms.length === 0) return { classes: new Map(), bySpelling: false };
  const required = terms.filter((term) => term !== 'index');
  const some = required.length > 0 ? required : terms;
  const wordsOfRow = (row: Row) => [row.name, ...row.former].flatMap(wordsOf);
  const wordsOfLabels = (row: Row) => (row.labels ?? []).flatMap(wordsOf);
  const allWords = (row: Row) => [...wordsOfRow(row), ...wordsOfLabels(row)];
  const vocabulary = [...new Set(rows.flatMap(allWords))];
  const wholeOf = (row: Row) => (row.wholeLabels ?? []).flatMap(wordsOf);
  const saysAsWhole = (term: string) => rows.some((row) => wholeOf(row).includes(term));

  /** A short term behind which another stands is meant as a whole, if any row has it so. */
  const levelOfBeginning = (term: string) => {
    const isFinished = /^[a-z]{1,2}$/.test(term) && terms.slice(0, -1).includes(term);
    const isWhole = (row: Row) =>
      [...allWords(row), ...wholeOf(row)].includes(term) || codeOf(row.ticker ?? '') === term;
    return isFinished && rows.some(isWhole) ? 6 : 5;
  };

  const level = (row: Row, asked: string, ofBeginning = levelOfBeginning(asked)) => {
    const term = asked.replace('&', '');
    const words = wordsOfRow(row);
    const labels = wordsOfLabels(row);
    const code = codeOf(row.ticker ?? '');
    const isLong = term.length > 2;
    const holds = (part: string) => allWords(row).some((word) => word.includes(part));
    const isSearchedInside = isLong || japanese.test(term);
    const matches: [level: number, isSo: boolean][] = [
      [4, words.includes(term) || code === term],
      [ofBeginning, [...words, ...(isLong ? [code] : [])].some((word) => word.startsWith(term))],
      [5, labels.includes(term)],
      [5, wholeOf(row).includes(term)],
      [6, labels.some((word) => word.startsWith(term))],
      [6, isSearchedInside && holds(term)],
      [6, japanese.test(term) && !saysAsWhole(term) && isInParts(term, holds)],
    ];
    const possible = asked === term ? matches : matches.filter((_, at) => asWhole.has(at));
    return Math.min(...possible.map(([one, isSo]) => (isSo ? one : Infinity)));
  };
  const said = terms.map((term) => term.replace('&', ''));
  const leavesOut = ({ leftOut = [] }: Row) =>
    !said.includes('ex') && leftOut.flatMap(wordsOf).some((word) => said.some(names(word)));
  const names = (word: string) => (term: string) =>
    word.startsWith(term) || (japanese.test(term) && word.length > 1 && term.includes(word));
  const worst = (row: Row, of: string[]) => Math.max(...of.map((term) => level(row, term)));
  const whole = (row: Row) => {
    if (codeOf(row.ticker ?? '') === text.replaceAll(/[ &]/g, '')) return 1;
    const name = text.replaceAll('&', '');
    if (wordsOf(row.name).join(' ') === name) return 2;
    return row.former.some((former) => wordsOf(former).join(' ') === name) ? 3 : Infinity;
  };
  const near = (row: Row, term: string) => {
    if (term.includes('&')) return wordLevel(row, term) + 3;
    const isNear = (word: string) => word === term || (term.length > 3 && oneEdit(word, term));
    const beginsNear = (word: string) => [...word].some((_, i) => isNear(word.slice(0, i + 1)));
    if (wordsOfRow(row).some(isNear)) return 7;
    return allWords(row).some(beginsNear) || wordLevel(row, term) < Infinity ? 8 : Infinity;
  };
  const wordLevel = (row: Row, term: string) => level({ ...row, ticker: null }, term, 5);
  const mistyped = (of: string[]) => (row: Row) => {
    const unknown = of.filter(isUnknown);
    const tries = unknown.length > 0 ? [unknown] : of.map((term) => [term]);
    const classes = tries.map((wrong) =>
      Math.max(
        ...of.map((term) => {
          if (wrong.includes(term)) return near(row, term);
          const right = level(row, term);
          return right === 4 ? 7 : right === Infinity ? Infinity : 8;
        }),
      ),
    );
    return Math.min(...classes);
  };
  const isUnknown = (term: string) => rows.every((row) => level(row, term) === Infinity);
  const worstOfWords = (row: Row, of: string[]) =>
    Math.max(...of.map((word) => wordLevel(row, word)));
  const cutInTwo = (term: string) => {
    const ends = /^[a-z]+$/.test(term) ? [...term].keys() : [];
    return Array.from(ends, (end) => [term.slice(0, end), term.slice(end)] as const).find(
      ([one, other]) =>
        one.length > 1 &&
        other.length > 1 &&
        vocabulary.includes(one) &&
        rows.some((row) => worstOfWords(row, [one, other]) < Infinity),
    );
  };
  const joined = (of: string[]) => {
    const cuts = new Map(of.filter(isUnknown).map((term) => [term, cutInTwo(term)]));
    const isCut = cuts.size > 0 && [...cuts.values()].every((cut) => cut !== undefined);
    const ofTerm = (row: Row, term: string) => {
      const cut = cuts.get(term);
      return cut ? worstOfWords(row, [...cut]) : level(row, term);
    };
    return (row: Row) => (isCut ? Math.max(...of.map((term) => ofTerm(row, term))) : Infinity);
  };
  expect(vocabulary.every((word) => word.length < 8)).toBe(true);
  const attempts = [
    (row: Row) => Math.min(whole(row), worst(row, terms)),
    (row: Row) => worst(row, some),
    joined(terms),
    joined(some),
    mistyped(terms),
    mistyped(some),
  ];
  for (const [at, attempt] of attempts.entries()) {
    const found = rows.map((row) => [row, attempt(row)] as const).filter(([, c]) => c < Infinity);
    if (found.length === 0) continue;
    const ranked = found.map(([row, c]) => [row, leavesOut(row) ? 9 : c] as const);
    return { classes: new Map(ranked), bySpelling: at >= 2 };
  }
  return { classes: new Map(), bySpelling: false };
}

/** Of what `level` looks at, what a word as a whole can be. */
const asWhole: ReadonlySet<number> = new Set([0, 2, 3]);

/** Letters joined by & are one term unless they stand there without it too. */
function termsOf(text: string): string[] {
  const terms = text
    .toLowerCase()
    .split(' ')
    .map((term) => (/[a-z]&[a-z]/.test(term) ? term : term.replace('&', '')))
    .filter((term) => term !== '');
  return [...new Set(terms)].filter(
    (term) => !term.includes('&') || !terms.includes(term.replace('&', '')),
  );
}

const japanese = /[日本株の]/;

/** Whether all of a run is made of parts that a row holds, in any way to cut it. */
function isInParts(run: string, holds: (part: string) => boolean): boolean {
  const [, ...lengths] = [...run].map((_, at) => at + 1);
  return lengths.some(
    (length) => holds(run.slice(0, length)) && isInFurtherParts(run.slice(length), holds),
  );
}

function isInFurtherParts(run: string, holds: (part: string) => boolean): boolean {
  if (run === '' || isInParts(run, holds)) return true;
  if (run.startsWith('の')) return isInFurtherParts(run.slice(1), holds);
  return run.length === 1 && holds(run);
}

function oneEdit(a: string, b: string): boolean {
  const splits = [...Array(a.length + 1).keys()].map((i) => [a.slice(0, i), a.slice(i)] as const);
  return splits.some(
    ([left, right]) =>
      left + right.slice(1) === b ||
      (right !== '' && left + right[1] + right[0] + right.slice(2) === b) ||
      [...'abxden日本株の'].some((c) => left + c + right === b || left + c + right.slice(1) === b),
  );
}

describe('SR-08 search against brute force', () => {
  const unit = fc.constantFrom('日', '本', '株', 'の');
  const run = fc.string({ unit, minLength: 1, maxLength: 6 });
  const joined = fc
    .tuple(run, run)
    .map(([one, other]) => `${one.slice(0, 2)}の${other.slice(0, 2)}`);
  const word = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.string({ unit: fc.constantFrom('a', 'b', 'x'), minLength: 1, maxLength: 6 }),
    },
    fc.constant('index'),
    fc.constantFrom('a&b', 'b&x'),
    { weight: 2, arbitrary: run },
  );
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  const small = fc.nat({ max: 4 });
  const typedName: fc.Arbitrary<Typed> = fc.record({
    row: fc.nat(),
    from: small,
    to: small,
    wrong: fc.nat({ max: 12 }),
  });
  const row: fc.Arbitrary<Row> = fc.record({
    name,
    former: fc.array(name, { maxLength: 1 }),
    ticker: fc.option(word),
    ceased: fc.boolean(),
    labels: fc.array(name, { maxLength: 2 }),
    wholeLabels: fc.array(name, { maxLength: 1 }),
    leftOut: fc.array(name, { maxLength: 1 }),
  });

  test('SR-08 finds the same rows, best class first, ties live first and short first', () => {
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 20 }),
        fc.array(fc.oneof(name, joined, typedName), { minLength: 1, maxLength: 5 }),
        (rows, asked) => {
          const list = listOf(rows);
          const texts = asked.map((one) =>
            typeof one === 'string' ? one : mistypedName(rows, one),
          );
          // One after the other: what a search leaves behind must not show in the next.
          for (const text of texts) {
            const found = list.search({ text, limit: 100 });
            const { classes, bySpelling } = matchedByBruteForce(rows, text);
            const sorted = sortedByClass(classes);
            expect(found.matchedBySpelling).toBe(bySpelling);
            expect(list.screen({ text, page: 1, size: 1 }).matchedBySpelling).toBe(bySpelling);
            expect(found.total).toBe(sorted.length);
            expect(found.rows.map((r) => list.row(r).name)).toEqual(sorted.map((r) => r.name));
            const page = list.search({ text, limit: 3, offset: 2 });
            expect(page.rows).toEqual(found.rows.slice(2, 5));
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

type Typed = { row: number; from: number; to: number; wrong: number };

/** A name of the list, cut and with one letter replaced. */
function mistypedName(rows: Row[], { row, from, to, wrong }: Typed): string {
  const name = rows[row % (rows.length || 1)]?.name ?? '';
  const part = name.slice(from, Math.max(from, name.length - to)).trim();
  const wrongly = (letter: string) => (japanese.test(letter) ? '株' : 'e');
  const letters = [...part].map((letter, i) =>
    i === wrong && letter !== ' ' ? wrongly(letter) : letter,
  );
  return letters.join('');
}

function sortedByClass(classes: Map<Row, number>): Row[] {
  return [...classes]
    .toSorted(
      ([a, classA], [b, classB]) =>
        classA - classB ||
        Number(a.ceased) - Number(b.ceased) ||
        a.name.length - b.name.length ||
        (a.name < b.name ? -1 : Number(a.name > b.name)),
    )
    .map(([found]) => found);
}
