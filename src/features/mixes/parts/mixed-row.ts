import type {
  ComparedOverTime,
  DescribedIndex,
  MeasuredFigures,
} from '#src/contract/api/mixes/compared.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { decodeLevels } from '#src/domain/levels/level-columns.ts';
import { letterOf } from '#src/charts/lines/line-letter.ts';
import type { NamedLine } from '#src/charts/lines/lines-layout.ts';
import type { Language } from '#src/domain/language.ts';
import { shortVariantName } from '#src/i18n/variant-name.ts';
import { pages } from '#src/urls.ts';

/** What lies beside others on the page: an index, or a blend. */
export type MixedRow = ComparedOverTime & {
  key: string;
  /** By which it is told in charts and tables, beside its name. */
  letter: string;
  name: string;
  variant: string;
  /** Page of the index; null for a blend. */
  href: string | null;
  /** Levels before it are hypothetical; null when it is not known. */
  launch: number | null;
  /** Where its usual figures tell how they came about, before their tags; only where they are those of its own page. */
  workings?: string | false;
};

export function rowOfIndex(
  index: DescribedIndex & ComparedOverTime,
  place: number,
  language: Language,
): MixedRow {
  return {
    ...index,
    key: index.fundId,
    letter: letterOf(place),
    name: index.portfolioName,
    variant: shortVariantName(index, language),
    href: pages.index(index.fundId),
    launch: dayOfIso(index.launchDate ?? ''),
  };
}

type DrawnName = 'levels' | 'drawdown' | 'rollingReturn' | 'rollingVolatility';

/** What is drawn of several rows; those of which nothing is drawn come last, so that letters stay. */
export function linesOf(rows: readonly MixedRow[], drawn: DrawnName): NamedLine[] {
  return rows.flatMap((row) => {
    const coded = row[drawn];
    if (coded === null) return [];
    const { name, variant, href, launch } = row;
    const isHypothetical = href === null;
    return [{ name, variant, href, launch, isHypothetical, series: decodeLevels(coded) }];
  });
}

/** A figure of a row with what has to be said of it. */
export function figureIn(measured: MeasuredFigures | null, name: string) {
  return {
    value: measured?.figures[name] ?? null,
    missing: measured?.missing[name] ?? null,
    isBackTested: measured?.backTested.includes(name) ?? false,
  };
}
