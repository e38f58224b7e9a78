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
import type { LevelsJob } from './picture.ts';

/** The index as a line; levels before its launch are back-tested. */
export function lineOf({ prices, details: { launchDate } }: LevelsJob): Line {
  return {
    series: decodeLevels(prices),
    launch: launchDate === null ? null : dayOfIso(launchDate),
  };
}

export type PictureWords = {
  title: string;
  /** The finding in a sentence; null where there is none. */
  finding: string | null;
  /** What is shown and in what unit. */
  subtitle: string;
  /** The last value drawn, and its day. */
  value: string;
  day: string;
  source: string;
  /** A note about back-tested levels or an unknown launch date; null where all levels are live. */
  backTest: string | null;
  /** A complete description in words, for screen readers and programs. */
  description: string;
};

/** The texts of a picture, for the levels that it shows. */
export function wordsOf(job: LevelsJob, layout: LevelChartLayout<Line>): PictureWords {
  const { chart, language, details, provider, release } = job;
  const { series: whole, launch } = lineOf(job);
  const drawn = (chart === 'drawdown' ? layout.falls : layout.shown)[0]?.series ?? whole;
  const m = chartMessages(language);
  const what = chart === 'drawdown' ? m.drawdown : m.level;
  const [from, day] = [drawn.days[0], drawn.days.at(-1)].map((one) => dateText(language, one));
  const said = {
    title: details.portfolioName,
    finding: findingOf(details, whole, language, drawn.days.at(-1)),
    subtitle: [what, variantName(details, language)].filter(Boolean).join(' · '),
    value: valueText(job, drawn.values.at(-1) ?? 0),
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

function valueText({ chart, language, details }: LevelsJob, value: number): string {
  if (chart === 'drawdown') return formatPercent(language, value);
  return formatNumber(language, value, decimalsOfLevel(value, details.entitlements));
}

function backTestText(language: Language, launch: Day | null, drawn: Levels): string | null {
  const m = pictureMessages(language);
  if (launch === null) return m.unknown;
  return (drawn.days[0] ?? launch) < launch ? m.backTested(dateText(language, launch)) : null;
}
