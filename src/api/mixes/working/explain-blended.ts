import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { Rebalance } from '#src/domain/blends/blend-address.ts';
import { isPartFigure, partFigure, type PartFigureTag } from '#src/domain/blends/contributions.ts';
import { isoOfDay } from '#src/domain/day.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import type { MeasuredIndex } from '#src/domain/figures/measured-index.ts';
import type { Language } from '#src/domain/language.ts';
import { explain } from '#src/domain/working/explain.ts';
import { blendName } from '#src/i18n/blend-name.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { mixedTexts } from '#src/i18n/messages/figures/figure-working.ts';
import { mixMessages } from '#src/i18n/messages/mixes/mixes.ts';
import type { MixedFigure } from '#src/urls/mixed-figures.ts';
import { resolveFundId } from '../../indexes/resolve-index.ts';
import type { Stored } from '../../source.ts';
import type { MixedPart } from '../blend-parts.ts';
import { makeBlend, type MadeBlend } from '../blend.ts';
import {
  explainMixed,
  findCrisis,
  indexNamed,
  otherNamed,
  placeOf,
  rulesOfCrisis,
  type MixedTold,
} from './mixed-told.ts';

export type BlendedFigure = MixedFigure & {
  of: string;
  rebalance: Rebalance;
  from?: string | undefined;
  lang: Language;
};

/**
 * A figure of a blend, or of one of its parts over the days of the blend, as of a release.
 * @throws NotFoundError for an unknown index, named window or figure
 * @throws InvalidInputError see `makeBlend`; and for an index that is no part
 */
export async function explainBlended(asked: BlendedFigure, source: Stored): Promise<MixedTold> {
  const { of, rebalance, from, lang } = asked;
  const resolve = (id: string) => resolveFundId(source.snapshot, id);
  const [made, crisis] = await Promise.all([
    makeBlend({ of, rebalance, from }, source),
    findCrisis(asked.crisis, lang, source),
  ]);
  const parts = made.parts.map((part, i) => ({ ...part, measured: made.within[i]! }));
  const part = asked.index === undefined ? null : indexNamed(parts, resolve(asked.index), 'index');
  if (isPartFigure(asked.figure)) return explainPart(asked.figure, part, { made, asked });
  const against = otherNamed(parts, asked, resolve);
  const { fundId, name, riskFree, measured } = part ? ofPart(part) : ofBlend(made, lang);
  const told = explainMixed(
    asked,
    { until: measured, within: measured },
    { against: against?.measured ?? null, crisis },
  );
  return {
    ...told,
    ...placeOf(told.figure, {
      asked,
      fundId,
      riskFree,
      against,
      all: parts,
      crisis,
      window: windowOf(made, lang),
    }),
    name,
    isWithheld: false,
    rules: [
      ...rulesOf({ made, part: part && name, rebalance, lang }),
      ...rulesOfCrisis(crisis, lang),
    ],
    mix: { of: made.of, rebalance, from },
  };
}

type OfPart = { made: MadeBlend; asked: BlendedFigure };

/** A figure of a part that follows from its weight. */
function explainPart(
  tag: PartFigureTag,
  part: (MixedPart & { measured: MeasuredIndex }) | null,
  { made, asked }: OfPart,
): MixedTold {
  if (part === null) throw new InvalidInputError(`index: ${tag} is of a part`, ['index']);
  const { rebalance, from, lang } = asked;
  const at = made.parts.findIndex(({ fundId }) => fundId === part.fundId);
  const figure = partFigure(tag, made.blend, at);
  const index = { ...part.measured, benchmark: made.measured };
  const { name } = part.record;
  return {
    figure,
    index,
    working: explain(figure, index),
    ...placeOf(figure, {
      asked,
      fundId: part.fundId,
      riskFree: null,
      against: null,
      all: made.parts,
      crisis: null,
      window: windowOf(made, lang),
    }),
    name,
    isWithheld: false,
    rules: [
      ...rulesOf({ made, part: name, rebalance, lang }),
      { rule: 'others', text: mixedTexts(lang).others(nameOfBlend(made, lang)) },
      { rule: 'rebalance', text: mixedTexts(lang)[rebalance] },
    ],
    mix: { of: made.of, rebalance, from },
  };
}

/** What the figure is of: one of the parts on the days of the blend, or the blend itself. */
const ofPart = ({
  fundId,
  record,
  riskFree,
  measured,
}: MixedPart & { measured: MeasuredIndex }) => ({
  fundId,
  name: record.name,
  riskFree,
  measured,
});

const ofBlend = (made: MadeBlend, lang: Language) => ({
  fundId: null,
  name: nameOfBlend(made, lang),
  riskFree: made.parts[0]?.riskFree ?? null,
  measured: made.measured,
});

export const nameOfBlend = ({ parts }: MadeBlend, lang: Language) =>
  blendName(
    parts.map(({ weight, record }) => ({ weight, portfolioName: record.name })),
    lang,
  );

function windowOf({ measured: { levels } }: MadeBlend, lang: Language): string {
  const [first, last] = [levels.days[0] ?? 0, levels.days.at(-1) ?? 0];
  const dated = [first, last].map((day) => formatDate(lang, isoOfDay(day))) as [string, string];
  return mixMessages(lang).windowNote(...dated);
}

type RulesContext = {
  made: MadeBlend;
  /** Name of the part; null for the blend itself. */
  part: string | null;
  rebalance: Rebalance;
  lang: Language;
};

/** What the levels are. */
function rulesOf({ made, part, rebalance, lang }: RulesContext): FigureWorking['rules'] {
  const texts = mixedTexts(lang);
  const first = formatDate(lang, isoOfDay(made.measured.levels.days[0] ?? 0));
  if (part !== null) return [{ rule: 'part', text: texts.part(part, first) }];
  return [
    { rule: 'blend', text: texts.blend(nameOfBlend(made, lang), first) },
    { rule: 'rebalance', text: texts[rebalance] },
  ];
}
