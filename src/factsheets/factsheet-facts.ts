import type { ConstituentsAnswer, IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount, formatLevel } from '#src/i18n/format.ts';
import { firstValueDate } from '#src/domain/levels/first-value-date.ts';
import type { Language } from '#src/domain/language.ts';
import { indexFacts } from '#src/i18n/messages/indexes/index-facts.ts';
import { filterValueLabels } from '#src/i18n/messages/indexes/index-labels.ts';
import { factsheetMessages } from '#src/i18n/messages/indexes/factsheet.ts';

/** Identifiers, dates and rules; unknown ones are left out. */
export function factsOf(
  details: IndexDetails,
  constituents: ConstituentsAnswer,
  language: Language,
): string[][] {
  const f = indexFacts(language);
  const m = factsheetMessages(language);
  const values = filterValueLabels(language);
  const day = (date: string | null | undefined) => (date ? formatDate(language, date) : null);
  const { level, baseValue } = details;
  const facts: [label: string, value: string | null][] = [
    [f.fundId, details.fundId],
    [f.ticker, details.ticker],
    [f.isin, details.isin],
    [f.currency, details.currency],
    [f.returnType, details.returnType && values[details.returnType]],
    [f.hedgedTo, details.hedgedTo],
    [f.baseDate, day(details.baseDate)],
    [m.baseValue, baseValue === null ? null : formatLevel(language, baseValue)],
    [f.firstDate, day(firstValueDate(details))],
    [f.launchDate, day(details.launchDate)],
    [details.hasCeased ? f.ceasedOn : f.ceasesOn, day(details.ceasedOn)],
    [f.successor, details.successorName ?? details.successorFundId],
    [f.frequency, level && values[details.frequency]],
    [f.weighting, details.weighting],
    [f.rebalancing, details.rebalancing],
    [f.nextReview, day(details.nextReview?.date)],
    [m.members, memberCount(constituents, language)],
    [f.benchmark, details.benchmarkName],
    [f.administrator, details.administrator],
    ...details.ownFields.map(({ name, value }): [string, string] => [name, value]),
    [f.licence, details.entitlements.licence || null],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value]]));
}

function memberCount({ numberOfConstituents }: ConstituentsAnswer, language: Language) {
  return numberOfConstituents > 0 ? formatCount(language, numberOfConstituents) : null;
}
