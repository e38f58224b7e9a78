import type { LedgerCorrection } from '#src/contract/api/indexes/corrections.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { newLevelOf, oldLevelOf, reasonOf } from '#src/i18n/ledger/correction-words.ts';
import { noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { correctionMessages } from '#src/i18n/messages/indexes/corrections.ts';
import { EventMark } from '#src/ui/event-mark.tsx';
import type { Column } from '#src/ui/tables/data-table.tsx';
import { WholeDates } from '#src/ui/whole-dates.tsx';
import styles from './correction-columns.module.css';

/** The columns of the ledger: the old value, the new value and the reason. They are the same for all indexes. */
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
      cell: (one) => oldLevelOf(language, one),
    },
    {
      key: 'new',
      heading: m.newLevel,
      align: 'end',
      cell: (one) => <EventMark>{newLevelOf(language, one)}</EventMark>,
    },
    {
      key: 'reason',
      heading: m.reason,
      className: styles.reason,
      cell: (one) => <WholeDates text={reasonOf(language, one) ?? noFigure} />,
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

/** An index, a day and a release identify a correction. */
export const correctionKey = ({ fundId, date, release }: LedgerCorrection): string =>
  `${fundId} ${date} ${release}`;
