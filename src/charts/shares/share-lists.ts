import type { ConstituentsAnswer } from '#src/contract/api/indexes/index-details.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatChange, formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { compositionMessages } from '#src/i18n/messages/indexes/index-composition.ts';
import type { Bar } from '#src/ui/tables/bar-list.tsx';

type Breakdowns = ConstituentsAnswer['breakdowns'];
type Shares = NonNullable<Breakdowns['sectors']>;

/** The complete weights by class of another list: the benchmark's, or those of the review before. */
export type ListBeside = Pick<ConstituentsAnswer, 'asOfDate' | 'breakdowns'>;

/** The lists that weights are compared with; null where there is none or it is not published whole. */
export type WeightsBeside = {
  benchmark: (ListBeside & { name: string }) | null;
  before: ListBeside | null;
};

/** An order that fills columns of similar height. */
const kinds = ['maturities', 'ratings', 'sectors', 'countries', 'issuers', 'currencies'] as const;

export type ShareList = {
  kind: (typeof kinds)[number];
  title: string;
  bars: Bar[];
};

/**
 * Weights by class, each classification as a list, heaviest first, with those of the benchmark and of the list
 * before.
 */
export function shareLists(
  breakdowns: Breakdowns,
  { benchmark, before }: WeightsBeside,
  language: Language,
): ShareList[] {
  return kindsOf(breakdowns).flatMap((kind): ShareList[] => {
    const shares = named(kind, breakdowns, language);
    if (shares === null) return [];
    const beside = {
      benchmark: named(kind, benchmark?.breakdowns, language),
      before: named(kind, before?.breakdowns, language),
    };
    const title = compositionMessages(language)[kind];
    return [{ kind, title, bars: shareBars(shares, language, beside) }];
  });
}

/** The largest weight in several lists, whose bars share one scale so that they can be compared. */
export function heaviestOf(lists: readonly (readonly { weight: number }[] | null)[]): number {
  return Math.max(0, ...lists.flatMap((shares) => shares ?? []).map(({ weight }) => weight));
}

type Beside = { benchmark?: Shares | null; before?: Shares | null };

/** One bar per class. */
export function shareBars(
  shares: readonly Pick<Shares[number], 'name' | 'weight'>[],
  language: Language,
  { benchmark, before }: Beside = {},
): Bar[] {
  const m = compositionMessages(language);
  return shares.map(({ name, weight }): Bar => ({
    name: name ?? m.unclassified,
    share: weight,
    text: formatPercent(language, weight),
    tick: benchmark ? tickOf(benchmark, name, language) : undefined,
    change: before ? changeOf(before, { name, weight }, language) : undefined,
  }));
}

/** The issuers of government bonds are their countries, so only one of both lists is shown. */
function kindsOf({ issuers, countries }: Breakdowns) {
  const namesOf = (shares: typeof issuers) => shares?.map(({ name }) => name).join('\n');
  const areAlike = namesOf(issuers) === namesOf(countries);
  return kinds.filter((kind) => kind !== 'issuers' || !areAlike);
}

/** The weights of one classification, with the names of the classes. */
function named(
  kind: (typeof kinds)[number],
  breakdowns: Breakdowns | undefined,
  language: Language,
) {
  const shares = breakdowns?.[kind] ?? null;
  if (kind !== 'maturities' || shares === null) return shares;
  const { years } = compositionMessages(language);
  return shares.map((share) => ({ ...share, name: share.name && years(share.name) }));
}

/** The weight of a class in another list; zero where that list does not contain it. */
const weightIn = (shares: Shares, name: string | null): number =>
  shares.find((one) => one.name === name)?.weight ?? 0;

function tickOf(benchmark: Shares, name: string | null, language: Language): Bar['tick'] {
  const share = weightIn(benchmark, name);
  return {
    share,
    label: compositionMessages(language).inBenchmark(formatPercent(language, share)),
  };
}

function changeOf(
  before: Shares,
  { name, weight }: Pick<Shares[number], 'name' | 'weight'>,
  language: Language,
): Bar['change'] {
  const text = formatChange(language, weight - weightIn(before, name));
  return { text, label: compositionMessages(language).changed(text) };
}

/** Explains the ticks and changes beside the weights. */
export function besideTexts({ benchmark, before }: WeightsBeside, language: Language) {
  const m = compositionMessages(language);
  const day = (date: string | null) => (date === null ? '' : formatDate(language, date));
  return {
    tick: benchmark && m.tick(benchmark.name, day(benchmark.asOfDate)),
    change: before && m.since(day(before.asOfDate)),
  };
}
