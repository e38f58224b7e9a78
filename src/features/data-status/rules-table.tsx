import { rulesOfFigures } from '#src/domain/figures/rules.ts';
import type { Language } from '#src/domain/language.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { dataStatusMessages, rulesChanges } from '#src/i18n/messages/data/data-status.ts';
import { DataTable } from '#src/ui/tables/data-table.tsx';
import stacked from '#src/ui/tables/stacked-rows.module.css';
import styles from './data-status.module.css';

const newestFirst = rulesOfFigures.toReversed();

/** The rules by which figures followed from levels, with what changed and when. */
export function RulesTable({ language }: { language: Language }) {
  const m = dataStatusMessages(language);
  return (
    <div className={stacked.stacked}>
      <DataTable
        caption={m.rulesCaption}
        columns={[
          {
            key: 'number',
            heading: m.rule,
            className: styles.rule,
            cell: ({ number }) => String(number),
          },
          {
            key: 'since',
            heading: m.since,
            className: styles.since,
            isWhole: true,
            cell: ({ since }) => formatDate(language, since),
          },
          {
            key: 'change',
            heading: m.change,
            cell: ({ number }) => rulesChanges(language)[number],
          },
        ]}
        rows={newestFirst}
        rowKey={({ number }) => String(number)}
        density="close"
      />
    </div>
  );
}
