import type { IndexRow } from '#src/catalogue/lists/index-list.ts';
import type { Figures } from '#src/contract/provider/figures.ts';
import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import { assetTypes } from '#src/domain/asset-type.ts';
import { isoOfDay } from '#src/domain/day.ts';
import { calendarYears, declared } from '#src/domain/register/register.ts';
import { makeIndex } from '../../tests/support/small-indexes.ts';
import { seeded, type Seeded } from './seeded.ts';
import {
  sectors,
  styles,
  themes,
  weightings,
  families,
  regions,
  places,
  japaneseWords,
} from './index-vocabulary.ts';

const currencies = 'USD EUR JPY GBP CHF CAD AUD SEK HKD SGD NOK DKK KRW CNY INR BRL MXN ZAR'.split(
  ' ',
);
const returnTypes = [
  ['PR', 'Price'],
  ['NTR', 'Net Return'],
  ['TR', 'Total Return'],
] as const;
const lastDay = 20_777;

type Wanted = {
  /** Every figure of the register, not the usual returns alone. */
  everyFigure?: boolean;
};

/** Invented indexes, the same on every run: the names of families, places, themes and a few rare words. */
export function* syntheticIndexes(count: number, wanted: Wanted = {}): Generator<IndexRow, void> {
  const random = seeded(20_261_120);
  // Numbers of their own, so that names are the same with more figures and with fewer.
  const ofFigures = seeded(16);
  const rareWords = Array.from({ length: Math.ceil(count / 60) }, () => rareWord(random));
  for (let i = 0; i < count; i++) {
    const row = syntheticIndex(random, i, rareWords);
    if (wanted.everyFigure && row.figures) addEveryFigure(ofFigures, row.figures);
    yield row;
  }
}

function syntheticIndex(random: Seeded, i: number, rareWords: string[]): IndexRow {
  const fundId = `F${(i + 1).toString(36).toUpperCase().padStart(9, '0')}`;
  const currency = random.pickEarly(currencies);
  const [returnType, returnWord] = random.pick(returnTypes);
  const family = random.pickEarly(families);
  const place = random.pick(places);
  const hedgedTo = random.chance(0.15) ? random.pickEarly(currencies) : null;
  const launchDay = 5_000 + random.below(15_000);
  const name = syntheticName(random, { family, place, hedgedTo, returnWord, currency, rareWords });
  return makeIndexRow(
    {
      fundId,
      secId: `S${fundId}`,
      performanceId: `P${fundId}`,
      name,
      formerNames: random.chance(0.02)
        ? [`${random.pick(families)} ${place} ${random.pick(rareWords)}`]
        : [],
      assetType: random.pickEarly(assetTypes),
      family,
      region: random.pick(regions),
      currency,
      returnType,
      hedgedTo,
      variantGroup: `G${Math.floor(i / 2)}`,
      ticker: random.chance(0.9) ? ticker(random, i) : null,
      isin: random.chance(0.5) ? isin(random, i) : null,
      launchDate: isoOfDay(launchDay),
      description: { 'en-us': null, 'ja-jp': japaneseDescription(Math.floor(i / 5)) },
      frequency: random.chance(0.9) ? 'daily' : random.pick(['weekly', 'monthly']),
      ceasedOn: random.chance(0.08) ? isoOfDay(lastDay - random.below(3_000)) : null,
    },
    random.chance(0.97) ? syntheticFigures(random, fundId, launchDay) : null,
  );
}

type Given = Partial<IndexRecord> & Pick<IndexRecord, 'fundId' | 'name' | 'assetType'>;

/** A row of the list of indexes in which all that is not given is absent. */
export function makeIndexRow(given: Given, figures: IndexRow['figures'] = null): IndexRow {
  return { index: makeIndex(given), figures };
}

type NameParts = {
  family: string;
  place: string;
  hedgedTo: string | null;
  returnWord: string;
  currency: string;
  rareWords: string[];
};

function syntheticName(random: Seeded, parts: NameParts): string {
  const sometimes = (share: number, word: () => string) => (random.chance(share) ? [word()] : []);
  return [
    parts.family,
    parts.place,
    ...sometimes(0.3, () => random.pick(parts.rareWords)),
    ...sometimes(0.6, () => random.pick(sectors)),
    ...sometimes(0.5, () => random.pick(styles)),
    ...sometimes(0.4, () => random.pick(themes)),
    ...sometimes(0.3, () => random.pick(weightings)),
    ...sometimes(0.3, () => String(25 * (1 + random.below(60)))),
    ...(parts.hedgedTo ? [`${parts.hedgedTo} Hedged`] : []),
    ...sometimes(0.7, () => parts.returnWord),
    ...sometimes(0.8, () => parts.currency),
    ...sometimes(0.6, () => 'Index'),
  ].join(' ');
}

/** Five indexes share a description, as variants of one portfolio do. */
function japaneseDescription(portfolio: number): string {
  const word = (place: number) =>
    japaneseWords[
      (portfolio * 7919 + place * 104_729 + Math.floor(portfolio / (place + 3)) * 31) %
        japaneseWords.length
    ]!;
  return `${word(0)}の${word(1)}と${word(2)}のうち${word(3)}に属するものを、${word(4)}と${word(5)}の評価で選び、${word(6)}で加重した指数です。`;
}

function syntheticFigures(random: Seeded, fundId: string, launchDay: number) {
  const lastLevel = 100 + random.next() * 4_900;
  const years = (lastDay - launchDay) / 365;
  return {
    fundId,
    numberOfLevels: Math.max(1, lastDay - launchDay),
    firstDate: isoOfDay(launchDay),
    lastDate: isoOfDay(lastDay - (random.chance(0.9) ? 0 : random.below(900))),
    lastLevel,
    previousDate: isoOfDay(lastDay - 1),
    previousLevel: lastLevel * (0.98 + random.next() * 0.04),
    values: Object.fromEntries(
      returns.flatMap(([tag, least]) => (years >= least ? [[tag, spread(random)]] : [])),
    ),
    backTested: [],
    basis: null,
  };
}

const spread = (random: Seeded) => (random.next() - 0.35) * 40;

/** Returns by their tags, with the years of history that each needs. */
const returns: [tag: string, least: number][] = [
  ['return1M', 0],
  ['return3M', 0.25],
  ['returnYTD', 0.9],
  ['return1Y', 1],
  ['return3Y', 3],
  ['return5Y', 5],
  ['return10Y', 10],
  ['returnSinceInception', 0],
];

/** Figures that a list has besides the returns above, with the years of history that each needs. */
const otherFigures = [...declared, ...calendarYears(2025)]
  .filter(({ tag }) => !returns.some(([known]) => known === tag))
  .map(({ tag, window }) => ({ tag, least: yearsOfWindow(window) }));

/** Years of a window in words (`3Y`, `2024`); a window of months, or none, needs no whole year. */
function yearsOfWindow(window: string | null): number {
  const [, years] = /^(\d{1,2})Y$/.exec(window ?? '') ?? [];
  return years === undefined
    ? /^\d{4}$/.test(window ?? '')
      ? 2026 - Number(window)
      : 0
    : Number(years);
}

function addEveryFigure(random: Seeded, { values, numberOfLevels }: Figures): void {
  const years = numberOfLevels / 365;
  // One in fifty has no value for what it is old enough for: no benchmark, no list of members.
  for (const { tag, least } of otherFigures)
    if (years >= least && !random.chance(0.02)) values[tag] = spread(random);
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function ticker(random: Seeded, i: number): string {
  const head = Array.from({ length: 3 }, () => random.pick([...letters])).join('');
  return `${head}${i.toString(36).toUpperCase()}`;
}

function isin(random: Seeded, i: number): string {
  const country = random.pickEarly(['US', 'DE', 'CH', 'LU', 'GB', 'JP', 'FR']);
  return `${country}00${String(i).padStart(7, '0')}${random.below(10)}`;
}

const onsets = 'b br c ch d dr f fl g gr h j k kl l m n p pl qu r s sh st t tr v w z'.split(' ');
const vowels = 'a e i o u ai ea io ou'.split(' ');
const codas = ' n r s l m t x nd rk lt'.split(' ');

/** Words as company and place names have them: Branolt, Sheakirk. */
function rareWord(random: Seeded): string {
  const syllable = () => random.pick(onsets) + random.pick(vowels) + random.pick(codas);
  const word = syllable() + syllable() + (random.chance(0.4) ? syllable() : '');
  return word[0]!.toUpperCase() + word.slice(1);
}
