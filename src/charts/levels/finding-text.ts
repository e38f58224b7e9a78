import { distanceFromHigh, type DistanceFromHigh } from '#src/domain/figures/distance-from-high.ts';
import { isoOfDay, type Day } from '#src/domain/day.ts';
import type { Language } from '#src/domain/language.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatPercent } from '#src/i18n/format.ts';
import { findingMessages } from '#src/i18n/messages/charts/level-findings.ts';

export type FindingModel = {
  series: Levels;
  /** Levels before it are back-tested; null when it is unknown. */
  launch: Day | null;
  language: Language;
  /** The beginning of the history is withheld, so an earlier high is unknown. */
  isCut: boolean;
  /** Only the last level of each week is shown. */
  isThinned: boolean;
  /** Whether the last level is today's, the final one of a ceased index, or an earlier one. */
  moment: 'now' | 'end' | 'earlier';
};

/** A sentence about the last level relative to the previous high; null where there is nothing to say. */
export function findingText(model: FindingModel): string | null {
  const found = distanceFromHigh(model.series, model.launch);
  if (found === null) return null;
  const { language, moment } = model;
  const m = findingMessages(language);
  const text = found.below > 0 ? belowText(found, model) : atHighText(found, model);
  const whole = found.below > 0 && found.isBackTested ? m.backTestedHigh(text) : text;
  return moment === 'now' ? whole : m[moment](dateText(language, found.day), whole);
}

const dateText = (language: Language, day: Day) => formatDate(language, isoOfDay(day));

/** The smallest difference that one decimal can show. */
const leastShown = 0.05;

function belowText(found: DistanceFromHigh, { language, isCut, isThinned }: FindingModel): string {
  const m = findingMessages(language);
  const date = dateText(language, found.high);
  const distance =
    found.below < leastShown
      ? m.littleBelow
      : m.perCentBelow(formatPercent(language, found.below, 1));
  if (isThinned) return m.below(distance, m.weekEndHigh(date));
  if (isCut) return m.below(distance, m.highSince(date, dateText(language, found.since)));
  return m.below(distance, m.itsHigh(date));
}

function atHighText({ since }: DistanceFromHigh, { language, isThinned }: FindingModel): string {
  const m = findingMessages(language);
  return (isThinned ? m.atWeekEndHigh : m.atHigh)(dateText(language, since));
}
