import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { Language } from '#src/domain/language.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { listCorrectedDays } from '#src/store/levels/corrections.ts';
import { getRelease } from '#src/store/releases/releases.ts';
import { localPath } from '#src/urls.ts';
import { mixedObservations } from '#src/urls/downloads.ts';
import { mixedWorkingPage, type MixKind } from '#src/urls/mixed-figures.ts';
import { siteTexts } from '../../site/site-texts.ts';
import type { Resource, Source, Stored } from '../../source.ts';
import { describeWorking } from '../../working/describe-working.ts';
import { earlierValues } from '../../working/earlier-values.ts';
import { absentBefore } from './absent-before.ts';
import { explainBlended } from './explain-blended.ts';
import { explainCompared } from './explain-compared.ts';
import type { MixedTold } from './mixed-told.ts';
import { talliedWorking } from './tallied-working.ts';
import { tallyOfBlended, tallyOfCompared } from './tally-of.ts';

export const compareWorking: Resource<'compareWorking'> = async (asked, source) => {
  const tally = tallyOfCompared(asked);
  if (tally) return talliedWorking('compare', tally, asked.lang, source);
  return mixedWorking('compare', (then) => explainCompared(asked, then), asked.lang, source);
};

export const blendWorking: Resource<'blendWorking'> = async (asked, source) => {
  const tally = await tallyOfBlended(asked, source);
  if (tally) return talliedWorking('blend', tally, asked.lang, source);
  return mixedWorking('blend', (then) => explainBlended(asked, then), asked.lang, source);
};

/** How a figure of a comparison or blend was calculated, and its values in earlier releases. */
async function mixedWorking(
  kind: MixKind,
  explainIn: (then: Stored) => Promise<MixedTold>,
  lang: Language,
  source: Source,
): Promise<FigureWorking> {
  const told = await explainIn(source);
  const { fundId, fundIds, span, mix, asked } = told;
  const { release: number } = source.snapshot;
  const [{ site }, release, corrected, earlier] = await Promise.all([
    siteTexts(source),
    getRelease(source.db, number),
    fundId === null
      ? new Set<number>()
      : listCorrectedDays(source.db, number, fundId, told.working.from ?? 0),
    earlierValues(
      told,
      lang,
      { fundIds, explainIn: (then) => explainIn(then).catch(absentBefore) },
      source,
    ),
  ]);
  const observations = mixedObservations(kind, mix, asked, number);
  const { publicUrl } = source;
  const { name, rules, ...described } = describeWorking(told, {
    lang,
    release,
    corrected,
    observations,
    publicUrl,
  });
  return {
    ...described,
    fundId,
    page: localPath(lang, mixedWorkingPage(kind, mix, asked)),
    name: span === null ? name : listedTexts(lang, [name, span]),
    source: site.legalName,
    rules: told.working.value === null ? rules : [...told.rules, ...rules],
    earlier,
  };
}
