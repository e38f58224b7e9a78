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
import type { MixedFigure } from '#src/urls/mixed-figures.ts';

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
  /** The address of the working of one of its figures. */
  workingOf: WorkingOf;
};

export type WorkingOf = (figure: MixedFigure) => string;

type RowContext = { place: number; workingOf: WorkingOf; language: Language };

export function rowOfIndex(
  index: DescribedIndex & ComparedOverTime,
  { place, workingOf, language }: RowContext,
): MixedRow {
  return {
    ...index,
    key: index.fundId,
    letter: letterOf(place),
    name: index.portfolioName,
    variant: shortVariantName(index, language),
    href: pages.index(index.fundId),
    launch: dayOfIso(index.launchDate ?? ''),
    workingOf,
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
