import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import { InvalidInputError, NotFoundError } from '#src/domain/errors.ts';
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
import { explainBlended } from './explain-blended.ts';
import { explainCompared } from './explain-compared.ts';
import type { MixedTold } from './mixed-told.ts';

export const compareWorking: Resource<'compareWorking'> = (asked, source) =>
  mixedWorking('compare', (then) => explainCompared(asked, then), asked.lang, source);

export const blendWorking: Resource<'blendWorking'> = (asked, source) =>
  mixedWorking('blend', (then) => explainBlended(asked, then), asked.lang, source);

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
      { fundIds, explainIn: (then) => explainIn(then).catch(absent) },
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

/** An earlier release may not have had the indexes, or not enough days of them. */
function absent(error: unknown): null {
  if (error instanceof NotFoundError || error instanceof InvalidInputError) return null;
  throw error;
}
