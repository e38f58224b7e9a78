import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { Day } from '#src/domain/day.ts';
import { InvalidInputError, NotFoundError } from '#src/domain/errors.ts';
import type { MeasuredIndex } from '#src/domain/figures/measured-index.ts';
import type { Language } from '#src/domain/language.ts';
import { figuresAgainstOther, findWindowFigure } from '#src/domain/register/figures-of-windows.ts';
import type { Figure } from '#src/domain/register/figure.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { mixedTexts } from '#src/i18n/messages/figures/figure-working.ts';
import { explain, notExplained } from '#src/domain/working/explain.ts';
import type { MixedFigure } from '#src/urls/mixed-figures.ts';
import type { Stored } from '../../source.ts';
import type { Told } from '../../working/explained.ts';
import { siteTexts } from '../../site/site-texts.ts';
import { crisesOf } from '../crises.ts';
import { findUsualFigure, levelsBetween } from '../mixed-figures.ts';
import type { Mixed } from '../read-mixed.ts';

/** A figure of a comparison or blend with everything that it was calculated from. */
export type MixedTold = Told & {
  /** Null for a blend itself. */
  fundId: string | null;
  /** The indexes whose levels it depends on. */
  fundIds: readonly string[];
  /** The window of the figure in words; null for a figure whose name says it. */
  span: string | null;
  /** How the levels come together. */
  rules: FigureWorking['rules'];
  /** The comparison or blend as its address names it, and the figure in it. */
  mix: Readonly<Record<string, string | undefined>>;
  asked: MixedFigure;
};

/** The levels that the figures of an index or blend are calculated from. */
type MixedLevels = {
  /** For usual figures and crises. */
  until: MeasuredIndex;
  /** For figures over the window; null where the index is not measured over windows. */
  within: MeasuredIndex | null;
};

type Crisis = { name: string; from: string; to: string; days: { from: Day; to: Day } };

/** What a figure is of, what it is measured with, and the words for both. */
type Place = {
  asked: MixedFigure;
  /** The index or part that it is of; null for a blend itself. */
  fundId: string | null;
  /** The index that its Sharpe ratio is measured with. */
  riskFree: Told['other'];
  against: Mixed | null;
  all: readonly Mixed[];
  crisis: Crisis | null;
  /** The window in words. */
  window: string | null;
};

/** The parts of a told figure that comparisons and blends have alike. */
export function placeOf(
  { tag, needs }: Pick<Figure, 'tag' | 'needs'>,
  { asked, fundId, riskFree, against, all, crisis, window }: Place,
): Pick<MixedTold, 'fundId' | 'fundIds' | 'other' | 'span' | 'asked'> {
  const rate = needs.length > 0 ? riskFree : null;
  return {
    fundId,
    fundIds: [...all.map((one) => one.fundId), ...(riskFree ? [riskFree.fundId] : [])],
    other: against ? { fundId: against.fundId, name: against.record.name } : rate,
    span: findUsualFigure(tag) === null ? (crisis?.name ?? window) : null,
    asked: {
      figure: asked.figure,
      index: fundId ?? undefined,
      against: against?.fundId,
      crisis: asked.crisis,
    },
  };
}

/** The words of how a named window is measured. */
export function rulesOfCrisis(crisis: Crisis | null, lang: Language): FigureWorking['rules'] {
  if (crisis === null) return [];
  const days = [formatDate(lang, crisis.from), formatDate(lang, crisis.to)] as const;
  return [{ rule: 'crisis', text: mixedTexts(lang).crisis(crisis.name, ...days) }];
}

/** A window that the provider names; null where none is asked for. */
export async function findCrisis(
  id: string | undefined,
  lang: Language,
  source: Stored,
): Promise<Crisis | null> {
  if (id === undefined) return null;
  const { site } = await siteTexts(source);
  const found = crisesOf(site, lang).find(({ named }) => named.id === id);
  if (!found) throw new NotFoundError(`There is no named window ${id}`);
  return { ...found.named, days: found.days };
}

/**
 * Calculates a figure of a comparison or blend by its name in the answer, and records the steps.
 * @throws NotFoundError for another name
 */
export function explainMixed(
  { figure: name }: MixedFigure,
  { until, within }: MixedLevels,
  { against, crisis }: { against: MeasuredIndex | null; crisis: Crisis | null },
): Pick<Told, 'figure' | 'index' | 'working'> {
  const usual = findUsualFigure(name);
  if (usual !== null) return told(usual, until);
  const figure = findWindowFigure(name);
  if (figure === null) throw new NotFoundError(`Comparisons and blends have no figure ${name}`);
  if (crisis !== null) {
    const during = within && levelsBetween(until, crisis.days);
    return told(figure, during, within === null ? 'withheld' : 'too-short');
  }
  if (!isAgainst(figure)) return told(figure, within);
  return told(figure, within && against && { ...within, benchmark: against });
}

/** Whether a figure is measured against another of the indexes. */
export const isAgainst = ({ tag }: Pick<Figure, 'tag'>): boolean =>
  figuresAgainstOther.some((one) => one.tag === tag);

function told(
  figure: Figure,
  index: MeasuredIndex | null,
  missing: 'withheld' | 'too-short' = 'withheld',
): Pick<Told, 'figure' | 'index' | 'working'> {
  if (index === null) return { figure, index: nothing, working: notExplained(missing) };
  return { figure, index, working: explain(figure, index) };
}

const nothing = {
  levels: { days: new Int32Array(), values: new Float64Array() },
  launch: null,
};

/** One of the indexes by its fundId, as a parameter names it. */
export function indexNamed<One extends { fundId: string }>(
  all: readonly One[],
  fundId: string,
  parameter: 'index' | 'against',
): One {
  const found = all.find((one) => one.fundId === fundId);
  if (!found) {
    throw new InvalidInputError(`${parameter}: is one of the indexes that the address names`, [
      parameter,
    ]);
  }
  return found;
}

/** The index that a figure is measured against, which such a figure needs. */
export function otherNamed<One extends { fundId: string }>(
  all: readonly One[],
  { figure, against }: MixedFigure,
  resolve: (id: string) => string,
): One | null {
  return isAgainst({ tag: figure }) ? againstNamed(all, { against }, resolve) : null;
}

/** The index that a figure is measured against, which has to be named. */
export function againstNamed<One extends { fundId: string }>(
  all: readonly One[],
  { against }: Pick<MixedFigure, 'against'>,
  resolve: (id: string) => string,
): One {
  if (against === undefined) {
    throw new InvalidInputError('against: name the index that it is measured against', ['against']);
  }
  return indexNamed(all, resolve(against), 'against');
}
