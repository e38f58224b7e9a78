import { shareLists, type ListBeside, type ShareList } from '#src/charts/shares/share-lists.ts';
import type { ConstituentsAnswer } from '#src/contract/api/indexes/index-details.ts';
import { formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { factsheetMessages } from '#src/i18n/messages/indexes/factsheet.ts';
import { indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import { indexFacts } from '#src/i18n/messages/indexes/index-facts.ts';
import type { FactsheetContent, PrintedTable } from './factsheet.ts';

type Bar = ShareList['bars'][number];

const mostClasses = 8;

/**
 * The ten heaviest constituents with their total weight, and their sectors and countries where the provider gives
 * any; null without constituents or weights.
 */
export function memberTable(
  { constituents, topTenWeight }: ConstituentsAnswer,
  language: Language,
): PrintedTable | null {
  if (constituents.length === 0 || topTenWeight === null) return null;
  const m = factsheetMessages(language);
  const page = indexPageMessages(language);
  const shown = constituents.slice(0, 10);
  const kinds = (['sector', 'country'] as const).filter((kind) =>
    shown.some((member) => member[kind] !== null),
  );
  const rows = shown.map((member) => [
    member.name,
    ...kinds.map((kind) => member[kind] ?? ''),
    formatNumber(language, member.weight),
  ]);
  const total = [m.total, ...kinds.map(() => ''), formatNumber(language, topTenWeight)];
  return {
    header: [page.constituent, ...kinds.map((kind) => page[kind]), m.weight],
    rows: [...rows, total],
  };
}

/**
 * Weights by class beside those of the benchmark: maturities and ratings of bonds, sectors of other indexes, and
 * countries.
 */
export function classLists(
  { breakdowns }: ConstituentsAnswer,
  benchmark: ListBeside | null,
  language: Language,
): FactsheetContent['classes'] {
  const beside = { benchmark: benchmark && { ...benchmark, name: '' }, before: null };
  const all = shareLists(breakdowns, beside, language);
  const isBond = all.some(({ kind }) => kind === 'ratings' || kind === 'maturities');
  const kinds = isBond ? ['maturities', 'ratings', 'countries'] : ['sectors', 'countries'];
  const shown = all.filter(({ kind }) => kinds.includes(kind));
  const longest = Math.max(
    0,
    ...shown.flatMap(({ bars }) => bars.flatMap(({ share, tick }) => [share, tick?.share ?? 0])),
  );
  return shown.map((list) => classList(list, longest, language));
}

/** The largest classes; the remaining ones are one row. */
function classList(
  { title, bars }: ShareList,
  longest: number,
  language: Language,
): FactsheetContent['classes'][number] {
  const m = factsheetMessages(language);
  const hasBenchmark = bars.some(({ tick }) => tick);
  const rest = bars.slice(mostClasses);
  const sumOf = (of: (bar: Bar) => number) => rest.reduce((sum, bar) => sum + of(bar), 0);
  const rows = [
    ...bars.slice(0, mostClasses).map((bar) => ({
      name: bar.name,
      share: bar.share,
      benchmark: bar.tick?.share ?? null,
    })),
    ...(rest.length > 0
      ? [
          {
            name: m.others,
            share: sumOf(({ share }) => share),
            benchmark: hasBenchmark ? sumOf(({ tick }) => tick?.share ?? 0) : null,
          },
        ]
      : []),
  ];
  return {
    title,
    header: [title, '', m.weight, ...(hasBenchmark ? [indexFacts(language).benchmark] : [])],
    rows: rows.map(({ name, share, benchmark }) => ({
      cells: [
        name,
        formatNumber(language, share),
        ...(hasBenchmark ? [formatNumber(language, benchmark ?? 0)] : []),
      ],
      bar: Math.min(1, share / longest),
      tick: benchmark === null ? null : Math.min(1, benchmark / longest),
    })),
  };
}
