import type { LedgerCorrection } from '#src/contract/api/indexes/corrections.ts';
import type { EndpointAnswer } from '#src/contract/api/endpoints/endpoints.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { correctionMessages } from '#src/i18n/messages/indexes/corrections.ts';
import { dataStatusMessages } from '#src/i18n/messages/data/data-status.ts';
import { correctionColumns, correctionKey } from '#src/list-page/columns/correction-columns.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { pages, withQuery } from '#src/urls.ts';
import styles from './data-status.module.css';

type LatestCorrectionsProps = EndpointAnswer<'ledger'> & { language: Language };

export function LatestCorrections(props: LatestCorrectionsProps) {
  const { language, corrections, totalCorrections, noticesOfCorrections } = props;
  const m = dataStatusMessages(language);
  const texts = correctionMessages(language);
  return (
    <>
      {totalCorrections === 0 ? (
        <p>{texts.noneYet}</p>
      ) : (
        <DataTable
          caption={texts.caption}
          columns={columnsOf(language)}
          rows={corrections}
          rowKey={correctionKey}
          density="pairs"
        />
      )}
      <p className={styles.all}>
        {totalCorrections === 0 ? null : (
          <PageLink href={pages.corrections}>
            {m.allCorrections(formatCount(language, totalCorrections))}
          </PageLink>
        )}
        {noticesOfCorrections === 0 ? null : (
          <PageLink href={withQuery(pages.notices, { type: 'correction' })}>
            {texts.notices}
          </PageLink>
        )}
      </p>
    </>
  );
}

function columnsOf(language: Language): Column<LedgerCorrection>[] {
  return [
    {
      key: 'index',
      heading: correctionMessages(language).index,
      className: styles.corrected,
      cell: ({ fundId, portfolioName }) => (
        <PageLink href={pages.index(fundId)}>{portfolioName}</PageLink>
      ),
    },
    ...correctionColumns(language),
  ];
}
