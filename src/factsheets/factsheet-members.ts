import type { ConstituentsAnswer } from '#src/contract/api/indexes/index-details.ts';
import { formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { factsheetMessages } from '#src/i18n/messages/indexes/factsheet.ts';
import { indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import type { PrintedTable } from './factsheet.ts';

const mostClasses = 8;

type Shares = ConstituentsAnswer['breakdowns']['sectors'];

/** The ten heaviest members with what they weigh together; null without members or weights. */
export function memberTable(
  { constituents, topTenWeight }: ConstituentsAnswer,
  language: Language,
): PrintedTable | null {
  if (constituents.length === 0 || topTenWeight === null) return null;
  const m = factsheetMessages(language);
  const page = indexPageMessages(language);
  const rows = constituents
    .slice(0, 10)
    .map(({ name, sector, country, weight }) => [
      name,
      sector ?? '',
      country ?? '',
      formatNumber(language, weight),
    ]);
  return {
    header: [page.constituent, page.sector, page.country, m.weight],
    rows: [...rows, [m.total, '', '', formatNumber(language, topTenWeight)]],
  };
}

export function sectorTable(answer: ConstituentsAnswer, language: Language): PrintedTable | null {
  return shareTable(answer.breakdowns.sectors, factsheetMessages(language).sectors, language);
}

export function countryTable(answer: ConstituentsAnswer, language: Language): PrintedTable | null {
  return shareTable(answer.breakdowns.countries, factsheetMessages(language).countries, language);
}

/** The largest classes; what is left is one row. */
function shareTable(shares: Shares, name: string, language: Language): PrintedTable | null {
  if (shares === null || shares.length === 0) return null;
  const m = factsheetMessages(language);
  const sorted = shares.toSorted((one, other) => other.weight - one.weight);
  const shown = sorted.slice(0, mostClasses);
  const rest = sorted.slice(mostClasses).reduce((sum, { weight }) => sum + weight, 0);
  const rows = shown.map(({ name: label, weight }) => [
    label ?? m.unclassified,
    formatNumber(language, weight),
  ]);
  if (rest > 0) rows.push([m.others, formatNumber(language, rest)]);
  return { header: [name, m.weight], rows };
}
