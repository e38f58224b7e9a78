import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { Day } from '#src/domain/day.ts';
import type { Language } from '#src/domain/language.ts';
import type { Working } from '#src/domain/working/explain.ts';
import { isLevelTag } from '#src/domain/working/level-tag.ts';
import { figureName } from '#src/i18n/figure-name.ts';
import { formatMonth } from '#src/i18n/format-date.ts';
import { formatLevel } from '#src/i18n/format.ts';
import { namesOfPages, ruleTexts, symbolNames } from '#src/i18n/messages/figures/figure-working.ts';
import { ruleText } from '#src/i18n/rule-text.ts';
import { shownFigure } from '#src/i18n/shown-figure.ts';
import type { Release } from '#src/store/releases/releases.ts';
import { localPath, pages } from '#src/urls.ts';
import { dateOf, rounded } from '../figures/rounded.ts';
import { codeOf } from './code/code-of.ts';
import type { Told } from './explained.ts';
import { inputsOf, stepsOf } from './inputs-and-steps.ts';

type Described = {
  lang: Language;
  release: Release;
  corrected: ReadonlySet<Day>;
  /** Address of the observations on this site; it is left out where they must not be shown. */
  observations: string;
  publicUrl: string;
};

/** The part of a working that every calculated figure has: of an index, a comparison or a blend. */
export function describeWorking(
  told: Told,
  { lang, release, corrected, observations, publicUrl }: Described,
): Omit<FigureWorking, 'fundId' | 'page' | 'source' | 'earlier'> {
  const { figure, name, index, other, working, isWithheld } = told;
  const data = working.observed && !isWithheld ? observations : null;
  return {
    portfolioName: name,
    tag: figure.tag,
    name: nameOf(figure, lang),
    unit: figure.unit,
    release: release.number,
    published: new Date(release.published).toISOString(),
    formula: localPath(lang, pages.methodology(figure.formula)),
    ...valueOf(told, lang),
    asOfDate: dateOf(index.levels.days.at(-1) ?? null),
    from: dateOf(working.from),
    to: dateOf(working.to),
    measuredWith: other && { fundId: other.fundId, portfolioName: other.name },
    inputs: inputsOf(told, corrected, symbolNames(lang)),
    steps: stepsOf(told, symbolNames(lang)),
    rules: rulesOf(working, lang),
    data,
    code: working.value === null || isWithheld ? null : codeOf(working, publicUrl + (data ?? '')),
  };
}

/** Figures that no list has are named here; the window of a calendar month is written out. */
function nameOf({ stem, window }: Told['figure'], lang: Language): string {
  const names: Record<string, string> = namesOfPages(lang);
  const isMonth = window !== null && /^[0-9]{4}-[0-9]{2}$/.test(window);
  return figureName(lang, {
    stem: names[stem] ?? stem,
    window: isMonth ? formatMonth(lang, `${window}-01`) : window,
  });
}

/** The figure itself; where levels are withheld, with the digits that pages show. */
function valueOf({ figure, working, isWithheld }: Told, lang: Language) {
  const { value, missing, observations, crossesLaunch } = working;
  return {
    value: isWithheld ? null : rounded(value),
    shown: isLevelTag(figure.tag) ? formatLevel(lang, value) : shownFigure(lang, figure, value),
    missing,
    observations,
    crossesLaunch,
    withheld: isWithheld,
  };
}

function rulesOf({ value, rules }: Working, lang: Language): FigureWorking['rules'] {
  if (value === null) return [];
  const applied = rules.map((one) => ({ rule: one.rule, text: ruleText(lang, one) }));
  return [...applied, { rule: 'rounding', text: ruleTexts(lang).rounding }];
}
