import { findFigure } from '#src/domain/register/register.ts';
import { levelTag } from '#src/domain/working/level-tag.ts';
import type { Working } from '#src/domain/working/explain.ts';
import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import { figureName } from '#src/i18n/figure-name.ts';
import type { Language } from '#src/domain/language.ts';
import { ruleTexts, symbolNames } from '#src/i18n/messages/figures/figure-working.ts';
import { formatLevel } from '#src/i18n/format.ts';
import { ruleText } from '#src/i18n/rule-text.ts';
import { shownFigure } from '#src/i18n/shown-figure.ts';
import { listCorrectedDays } from '#src/store/levels/corrections.ts';
import { getRelease, type Release } from '#src/store/releases/releases.ts';
import { localPath, pages } from '#src/urls.ts';
import { observationsAddress } from '#src/urls/data-files.ts';
import { registerOfRelease, type ListedFigure } from '../figures/listed-figures.ts';
import { dateOf, rounded } from '../figures/rounded.ts';
import { shownName } from '../indexes/resolve-index.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Resource, Stored } from '../source.ts';
import { heldWorking } from './held-working.ts';
import { codeOf } from './code/code-of.ts';
import { earlierValues } from './earlier-values.ts';
import { explainFigure, type Explained } from './explained.ts';
import { publicationOf } from './level-publication.ts';
import { inputsOf, stepsOf } from './inputs-and-steps.ts';

export const working: Resource<'working'> = async ({ indexId, figure: tag, lang }, source) => {
  const held = await findHeld(tag, source);
  if (held) return heldWorking(indexId, held, lang, source);
  const explained = await explainFigure(indexId, tag, source);
  const { record, index, other, isWithheld } = explained;
  const { release: number } = source.snapshot;
  const { from, to, observed } = explained.working;
  const [{ site }, release, corrected, earlier, publication] = await Promise.all([
    siteTexts(source),
    getRelease(source.db, number),
    listCorrectedDays(source.db, number, record.fundId, from ?? 0),
    isWithheld ? [] : earlierValues(explained, lang, source),
    publicationOf(explained, lang, source),
  ]);
  const place = { index: record.fundId, tag, release: number };
  const data = observed && !isWithheld ? observationsAddress(place) : null;
  return {
    ...identityOf(explained, lang, release),
    portfolioName: shownName(source.snapshot, record),
    source: site.legalName,
    ...figureOf(explained, lang),
    asOfDate: dateOf(index.levels.days.at(-1) ?? null),
    from: dateOf(from),
    to: dateOf(to),
    measuredWith: other && {
      fundId: other.fundId,
      portfolioName: shownName(source.snapshot, other),
    },
    inputs: inputsOf(explained, corrected, symbolNames(lang)),
    steps: stepsOf(explained, symbolNames(lang)),
    rules: [...publication, ...rulesOf(explained.working, lang)],
    earlier,
    data,
    code: isCalculable(explained)
      ? codeOf(explained.working, source.publicUrl + (data ?? ''))
      : null,
  };
};

/** A figure that is not calculated from levels; null for one that is, and for an unknown one. */
async function findHeld(tag: string, source: Stored): Promise<ListedFigure | null> {
  const { all } = await registerOfRelease(source);
  const found = all.find((figure) => figure.tag === tag);
  return found && findFigure(tag) === null ? found : null;
}

const isCalculable = ({ isWithheld, working: { value } }: Explained) =>
  value !== null && !isWithheld;

/** The figure itself; where levels are withheld, with the digits that pages show. */
function figureOf({ figure, working: found, isWithheld }: Explained, lang: Language) {
  const { value, missing, observations, crossesLaunch } = found;
  return {
    value: isWithheld ? null : rounded(value),
    shown: figure.tag === levelTag ? formatLevel(lang, value) : shownFigure(lang, figure, value),
    missing,
    observations,
    crossesLaunch,
    withheld: isWithheld,
  };
}

function identityOf(
  { figure, record }: Explained,
  lang: Language,
  { number, published }: Release,
): Pick<FigureWorking, 'fundId' | 'tag' | 'name' | 'unit' | 'release' | 'published' | 'formula'> {
  return {
    fundId: record.fundId,
    tag: figure.tag,
    name: figureName(lang, figure),
    unit: figure.unit,
    release: number,
    published: new Date(published).toISOString(),
    formula: localPath(lang, pages.methodology(figure.formula)),
  };
}

function rulesOf({ value, rules }: Working, lang: Language): FigureWorking['rules'] {
  if (value === null) return [];
  const applied = rules.map((one) => ({ rule: one.rule, text: ruleText(lang, one) }));
  return [...applied, { rule: 'rounding', text: ruleTexts(lang).rounding }];
}
