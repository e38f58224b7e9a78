import { findingOf } from '#src/charts/levels/finding-of.ts';
import type { LevelChartLayout } from '#src/charts/levels/level-chart-layout.ts';
import type { Line } from '#src/charts/lines/lines-layout.ts';
import { dayOfIso, isoOfDay, type Day } from '#src/domain/day.ts';
import { decodeLevels, type Levels } from '#src/domain/levels/level-columns.ts';
import type { Language } from '#src/domain/language.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { decimalsOfLevel } from '#src/i18n/decimals-of-level.ts';
import { formatNumber, formatPercent } from '#src/i18n/format.ts';
import { chartMessages } from '#src/i18n/messages/charts/charts.ts';
import { pictureMessages } from '#src/i18n/messages/charts/pictures.ts';
import { variantName } from '#src/i18n/variant-name.ts';
import type { LevelsOrder } from './picture.ts';

/** The index as a line; levels before its launch are back-tested. */
export function lineOf({ prices, details: { launchDate } }: LevelsOrder): Line {
  return {
    series: decodeLevels(prices),
    launch: launchDate === null ? null : dayOfIso(launchDate),
  };
}

export type PictureWords = {
  title: string;
  /** What the levels say, in a sentence; null where they say nothing. */
  finding: string | null;
  /** What is shown, and in what unit. */
  subtitle: string;
  /** The last value that is drawn, and its day. */
  value: string;
  day: string;
  source: string;
  /** That a part is back-tested, or that nobody knows; null where all is live. */
  backTest: string | null;
  /** All of it in words, for those who do not see it and for programs. */
  description: string;
};

/** What a picture says, of what is drawn in it. */
export function wordsOf(order: LevelsOrder, layout: LevelChartLayout<Line>): PictureWords {
  const { chart, language, details, provider, release } = order;
  const { series: whole, launch } = lineOf(order);
  const drawn = (chart === 'drawdown' ? layout.falls : layout.shown)[0]?.series ?? whole;
  const m = chartMessages(language);
  const what = chart === 'drawdown' ? m.drawdown : m.level;
  const [from, day] = [drawn.days[0], drawn.days.at(-1)].map((one) => dateText(language, one));
  const said = {
    title: details.portfolioName,
    finding: findingOf(details, whole, language, drawn.days.at(-1)),
    subtitle: [what, variantName(details, language)].filter(Boolean).join(' · '),
    value: valueText(order, drawn.values.at(-1) ?? 0),
    day: day!,
    source: pictureMessages(language).source(provider, String(release), day!),
    backTest: backTestText(language, launch, drawn),
  };
  const { title: name, value, finding, backTest, source } = said;
  const described = pictureMessages(language).description({
    what,
    name,
    value,
    day: day!,
    from: from!,
  });
  return {
    ...said,
    description: [described, finding, backTest, source].filter(Boolean).join(' '),
  };
}

const dateText = (language: Language, day: Day | undefined) =>
  formatDate(language, isoOfDay(day ?? 0));

function valueText({ chart, language, details }: LevelsOrder, value: number): string {
  if (chart === 'drawdown') return formatPercent(language, value);
  return formatNumber(language, value, decimalsOfLevel(value, details.entitlements));
}

function backTestText(language: Language, launch: Day | null, drawn: Levels): string | null {
  const m = pictureMessages(language);
  if (launch === null) return m.unknown;
  return (drawn.days[0] ?? launch) < launch ? m.backTested(dateText(language, launch)) : null;
}
