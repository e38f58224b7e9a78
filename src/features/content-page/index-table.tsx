import type { Portfolio } from '#src/contract/api/indexes/portfolios.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import type { Language } from '#src/domain/language.ts';
import { screenerMessages } from '#src/i18n/messages/lists/screener.ts';
import { backTestNote } from '#src/list-page/columns/back-test-note.ts';
import { indexColumns } from '#src/list-page/columns/index-columns.tsx';
import { DataTable } from '#src/ui/tables/data-table.tsx';
import styles from './index-table.module.css';

type IndexTableProps = {
  language: Language;
  caption: string;
  showCaption: boolean;
  portfolios: readonly Portfolio[];
};

/** Indexes in the five columns of the screener, without its tools. */
export function IndexTable({ language, caption, showCaption, portfolios }: IndexTableProps) {
  return (
    <>
      <DataTable
        caption={caption}
        showCaption={showCaption}
        columns={indexColumns(language)}
        rows={portfolios}
        rowKey={({ fundId }) => fundId}
        density="pairs"
      />
      <p className={styles.note}>
        {joinSentences(language, [
          screenerMessages(language).returnsNote,
          backTestNote(language, portfolios, ['return1Y']),
        ])}
      </p>
    </>
  );
}
