import type { IndexList } from '#src/catalogue/lists/index-list.ts';
import type { List } from '#src/catalogue/list.ts';
import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import { nearestTag } from '#src/contract/api/figures/figure-query.ts';
import type { LocalText } from '#src/contract/provider/local-text.ts';
import type { OwnFigure } from '#src/contract/provider/own/own-figures.ts';
import type { SustainabilityMetric } from '#src/contract/provider/sustainability.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import { defaultLanguage, languages, type Language } from '#src/domain/language.ts';
import { meantHint } from '#src/domain/parameter-names.ts';
import type { FigureFacts, FigureGroup } from '#src/domain/register/figure.ts';
import {
  declared,
  findDeclared,
  findFigure,
  isBeforeListed,
  listedYears,
} from '#src/domain/register/register.ts';
import { figureName } from '#src/i18n/figure-name.ts';
import { localText } from '#src/i18n/local-text.ts';
import { providerWord } from '#src/i18n/provider-words.ts';
import { siteTexts } from '../site/site-texts.ts';
import { listMetrics } from '../indexes/sustainability.ts';
import type { Stored } from '../source.ts';

/** An entry of the register in a release, with its words. */
export type ListedFigure = FigureFacts & {
  name: (language: Language) => string;
  /** The unit of a provider's own figure in words; null where the register has the unit. */
  unitText: (language: Language) => string | null;
  /** The definition of a provider's own figure; null for one of the software's. */
  definition: LocalText | null;
};

/** All figures that indexes of a release can have. */
export type Register = {
  /** In the order in which they are offered, calendar years newest first. */
  all: readonly ListedFigure[];
  /** Those of which some index has a value. */
  present: readonly ListedFigure[];
};

/**
 * The register of a release: the declared figures, the calendar years that levels cover, and the provider's own
 * metrics.
 */
export const registerOfRelease = oncePerRelease(async (source: Stored): Promise<Register> => {
  const { indexes } = source.snapshot.catalogue;
  const metrics = (await listMetrics(source))
    .filter(({ metric }) => findDeclared(metric) === null)
    .map((metric) => ofProvider(ownOfMetric(metric), 'sustainability'));
  const own = (await siteTexts(source)).site.figures.map((one) => ofProvider(one, 'provider'));
  const ofSoftware = [...declared, ...calendarYearsOf(indexes)].map(inWords);
  const all = [...ofSoftware, ...metrics, ...own];
  const known = new Set(indexes.figures);
  return { all, present: all.filter(({ tag }) => known.has(tag)) };
});

/**
 * The figure of a tag, for a list. The store is read only for tags that the software does not declare.
 * @throws InvalidInputError naming the parameter, where the provider does not declare it either, and for a calendar year
 * before those of lists: an index may have a figure of it, which its page shows and a list would leave blank
 */
export async function getFigure(
  tag: string,
  parameter: string,
  source: Stored,
): Promise<ListedFigure> {
  const known = findDeclared(tag);
  if (known) return inWords(requireListed(known, parameter, source));
  const { all } = await registerOfRelease(source);
  const found = all.find((figure) => figure.tag === tag);
  if (found) return found;
  const nearest = nearestTag(tag);
  const wrong = [{ parameter, value: tag, nearest }];
  throw new InvalidInputError(
    `${parameter}: no figure ${tag}${meantHint(nearest, ', ')}`,
    [parameter],
    wrong,
  );
}

function requireListed(figure: FigureFacts, parameter: string, { snapshot }: Stored): FigureFacts {
  const { tag } = figure;
  const years = listedYears(snapshot.catalogue.indexes.figures);
  if (years === null || !isBeforeListed(tag, years)) return figure;
  const { first, last } = years;
  const wrong = [{ parameter, value: tag, nearest: `return${first}` }];
  const said = `${parameter}: ${tag} is of no calendar year of lists, which are ${first} to ${last}`;
  throw new InvalidInputError(said, [parameter], wrong);
}

/** The declared figures of which some index has a value; calendar years newest first. */
export function declaredIn(indexes: List<IndexList>): FigureFacts[] {
  const known = new Set(indexes.figures);
  return [...declared.filter(({ tag }) => known.has(tag)), ...calendarYearsOf(indexes)];
}

function calendarYearsOf(indexes: List<IndexList>): FigureFacts[] {
  return indexes.figures
    .flatMap((tag) => findFigure(tag) ?? [])
    .filter(({ group }) => group === 'calendar-years')
    .toSorted((one, other) => (one.tag < other.tag ? 1 : -1));
}

const inWords = (figure: FigureFacts): ListedFigure => ({
  ...figure,
  name: (language) => figureName(language, figure),
  unitText: () => null,
  definition: null,
});

/** Only the provider knows which values of a metric are better: the lowest first, as for carbon. */
const ownOfMetric = ({ metric, unit, ...said }: SustainabilityMetric): OwnFigure => ({
  ...said,
  figure: metric,
  unit: unit === null ? null : inLanguages((language) => providerWord(language, 'unit', unit)),
  first: 'lowest',
});

const inLanguages = (text: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [language, text(language)])) as LocalText;

/** A provider's own figure; its name is its tag. */
function ofProvider(
  { figure, name, definition, unit, decimals, first }: OwnFigure,
  group: FigureGroup,
): ListedFigure {
  const isPercent = unit?.[defaultLanguage] === '%';
  return {
    tag: figure,
    stem: figure,
    window: null,
    group,
    unit: isPercent ? 'percent' : unit === null ? 'ratio' : 'other',
    decimals,
    isSigned: false,
    first: first === 'lowest' ? 1 : -1,
    frequency: null,
    needs: group === 'sustainability' ? ['sustainability'] : [],
    formula: 'holdings',
    name: (language) => localText(name, language),
    unitText: (language) => (isPercent || unit === null ? null : localText(unit, language)),
    definition,
  };
}
