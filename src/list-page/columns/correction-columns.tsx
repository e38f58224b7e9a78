import type { LedgerCorrection } from '#src/contract/api/indexes/corrections.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount, formatNumber, levelDecimals, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import {
  correctionKindLabels,
  correctionMessages,
} from '#src/i18n/messages/indexes/corrections.ts';
import { EventMark } from '#src/ui/event-mark.tsx';
import type { Column } from '#src/ui/tables/data-table.tsx';
import { WholeDates } from '#src/ui/whole-dates.tsx';
import styles from './correction-columns.module.css';

const mostDecimals = 8;

/** As many decimals as levels have on the page, and more where old and new would read alike. */
function decimalsOf({ oldValue, newValue }: LedgerCorrection): number {
  let decimals = levelDecimals(oldValue);
  while (decimals < mostDecimals && newValue?.toFixed(decimals) === oldValue.toFixed(decimals)) {
    decimals += 1;
  }
  return decimals;
}

/** The words of the provider; where it gave none, that an earlier release was brought back. */
export function reasonOf(language: Language, { reason, restores }: LedgerCorrection): string {
  if (reason !== null || restores === null) return reason ?? noFigure;
  return correctionMessages(language).broughtBack(formatCount(language, restores));
}

/** What stood there, what stands there now, and why: one row of the ledger, of whichever index it is. */
export function correctionColumns(language: Language) {
  const m = correctionMessages(language);
  return [
    {
      key: 'date',
      heading: m.levelOf,
      isWhole: true,
      cell: ({ date }) => formatDate(language, date),
    },
    {
      key: 'old',
      heading: m.oldLevel,
      align: 'end',
      cell: (one) => formatNumber(language, one.oldValue, decimalsOf(one)),
    },
    {
      key: 'new',
      heading: m.newLevel,
      align: 'end',
      cell: (one) => (
        <EventMark>
          {one.newValue === null
            ? correctionKindLabels(language).withdrawn
            : formatNumber(language, one.newValue, decimalsOf(one))}
        </EventMark>
      ),
    },
    {
      key: 'reason',
      heading: m.reason,
      className: styles.reason,
      cell: (one) => <WholeDates text={reasonOf(language, one)} />,
    },
    {
      key: 'published',
      heading: m.correctedOn,
      align: 'end',
      isWhole: true,
      cell: ({ published }) => formatDate(language, published.slice(0, 10)),
    },
  ] as const satisfies Column<LedgerCorrection>[];
}

/** A correction is of one index, one day and one release. */
export const correctionKey = ({ fundId, date, release }: LedgerCorrection): string =>
  `${fundId} ${date} ${release}`;
