import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { CommonWindow } from '#src/domain/comparison/common-window.ts';
import { isoOfDay } from '#src/domain/day.ts';
import type { Language } from '#src/domain/language.ts';
import { notExplained } from '#src/domain/working/explain.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { mixedTexts } from '#src/i18n/messages/figures/figure-working.ts';
import { commonSteps, mixMessages } from '#src/i18n/messages/mixes/mixes.ts';
import type { MixedFigure } from '#src/urls/mixed-figures.ts';
import { resolveFundId } from '../../indexes/resolve-index.ts';
import type { Stored } from '../../source.ts';
import { findUsualFigure } from '../mixed-figures.ts';
import { placeIndexes } from '../placed-indexes.ts';
import {
  explainMixed,
  findCrisis,
  indexNamed,
  otherNamed,
  placeOf,
  rulesOfCrisis,
  type MixedTold,
} from './mixed-told.ts';

export type ComparedFigure = MixedFigure & {
  ids: readonly string[];
  from?: string | undefined;
  to?: string | undefined;
  index: string;
  lang: Language;
};

/**
 * A figure of a comparison, as of a release.
 * @throws NotFoundError for an unknown index, named window or figure
 * @throws InvalidInputError see `placeIndexes`; and for an index that is not compared
 */
export async function explainCompared(asked: ComparedFigure, source: Stored): Promise<MixedTold> {
  const { ids, from, to, lang } = asked;
  const resolve = (id: string) => resolveFundId(source.snapshot, id);
  const [{ placed, common }, crisis] = await Promise.all([
    placeIndexes({ ids, from, to }, source),
    findCrisis(asked.crisis, lang, source),
  ]);
  const one = indexNamed(placed, resolve(asked.index), 'index');
  const against = otherNamed(placed, asked, resolve);
  const told = explainMixed(asked, one, { against: against?.within ?? null, crisis });
  const { hasReturns, name } = one.record;
  const isUsual = findUsualFigure(asked.figure) !== null;
  return {
    ...told,
    ...placeOf(told.figure, {
      asked,
      fundId: one.fundId,
      riskFree: one.riskFree,
      against,
      all: placed,
      crisis,
      window: common && mixMessages(lang).windowNote(...daysOf(common, lang)),
    }),
    working: hasReturns ? told.working : notExplained('no-returns'),
    name,
    isWithheld: !one.isOpen,
    rules:
      crisis === null
        ? rulesOf(common, { isUsual, lang })
        : [...stepsOf(common, lang), ...rulesOfCrisis(crisis, lang)],
    mix: { ids: placed.map(({ fundId }) => fundId).join(','), from, to },
  };
}

const daysOf = ({ from, to }: CommonWindow, lang: Language): [from: string, to: string] => [
  formatDate(lang, isoOfDay(from)),
  formatDate(lang, isoOfDay(to)),
];

/** Which days of the compared indexes count. */
function rulesOf(
  common: CommonWindow | null,
  { isUsual, lang }: { isUsual: boolean; lang: Language },
): FigureWorking['rules'] {
  if (common === null) return [];
  const texts = mixedTexts(lang);
  const [from, to] = daysOf(common, lang);
  const text = isUsual ? texts.upTo(to) : texts.compared(from, to);
  return [{ rule: 'common-window', text }, ...stepsOf(common, lang)];
}

/** Indexes with unlike frequencies are read at common steps. */
const stepsOf = (common: CommonWindow | null, lang: Language): FigureWorking['rules'] =>
  common?.isSampled === true
    ? [{ rule: 'common-steps', text: commonSteps(lang)[common.aligned.frequency] }]
    : [];
