import { scheduler } from 'node:timers/promises';
import type { Histogram } from '#src/catalogue/engine/screen/ranges.ts';
import type { IndexList } from '#src/catalogue/lists/index-list.ts';
import type { List } from '#src/catalogue/list.ts';
import type { FigureRange } from '#src/contract/api/indexes/portfolios.ts';
import type { Language } from '#src/domain/language.ts';
import { registerOfRelease } from '../figures/listed-figures.ts';
import { rounded } from '../figures/rounded.ts';
import type { Stored } from '../source.ts';

type RangesRequest = {
  /** Histograms counted for the query, by tag. */
  histograms: Readonly<Record<string, Histogram>>;
  /** Counts rows of one group once. */
  oncePer: 'variantGroup' | undefined;
  /** Tags of the requested figures; undefined for all. */
  rangesOf: readonly string[] | undefined;
  lang: Language;
};

/** The distributions of a release's figures, each under the query's filters where counted, else over the whole list. */
export async function figureRanges(
  source: Stored,
  { histograms, oncePer, rangesOf, lang }: RangesRequest,
): Promise<FigureRange[]> {
  const { indexes } = source.snapshot.catalogue;
  const { present } = await registerOfRelease(source);
  const ranges: FigureRange[] = [];
  for (const figure of present) {
    const { tag, unit } = figure;
    if (rangesOf && !rangesOf.includes(tag)) continue;
    const counted = histograms[tag];
    const { min, max, missing, bins } = counted ?? (await ofWholeList(indexes, tag, oncePer));
    ranges.push({
      field: { name: figure.name(lang), tag },
      unit,
      min: rounded(min),
      max: rounded(max),
      missing,
      ofWholeList: counted === undefined,
      bins: bins.map(({ from, to, count }) => ({ from: rounded(from), to: rounded(to), count })),
    });
  }
  return ranges;
}

const known = new WeakMap<List<IndexList>, Map<string, Histogram>>();

/** The list does not change within a release: each figure is counted once. */
async function ofWholeList(
  indexes: List<IndexList>,
  tag: string,
  oncePer: RangesRequest['oncePer'],
): Promise<Histogram> {
  const name = `${tag} ${oncePer ?? ''}`;
  const ofList = known.get(indexes) ?? new Map<string, Histogram>();
  known.set(indexes, ofList);
  const before = ofList.get(name);
  if (before) return before;
  // Other requests are served between two figures of a long list.
  await scheduler.yield();
  const counted = indexes.spread(tag, oncePer);
  ofList.set(name, counted);
  return counted;
}
