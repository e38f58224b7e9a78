import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { indexSections } from '#src/i18n/messages/index-page.ts';
import { surroundingsMessages } from '#src/i18n/messages/index-surroundings.ts';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { Section } from '#src/ui/layout.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages, withQuery } from '#src/urls.ts';
import { FailedPart } from './empty-state.tsx';
import type { NoticesPart, Part } from './index-page-data.ts';
import showAll from './show-all.module.css';
import styles from './related-section.module.css';

type NoticesSectionProps = {
  fundId: string;
  notices: Part<NoticesPart>;
  language: Language;
  onRetry: () => void;
};

/** What the provider has announced about the index: reviews, changes, corrections. */
export function NoticesSection({ fundId, notices, language, onRetry }: NoticesSectionProps) {
  const m = surroundingsMessages(language);
  return (
    <Section id="notices-of-index" title={indexSections(language)['notices-of-index']}>
      {notices === 'failed' ? (
        <FailedPart language={language} onRetry={onRetry} />
      ) : (
        <>
          <DataTable
            caption={m.noticesCaption}
            columns={columnsOf(language)}
            rows={notices.notices}
            rowKey={({ noticeId }) => noticeId}
            density="compact"
          />
          {notices.notices.length < notices.totalNotices ? (
            <p className={showAll.showAll} data-print="no">
              <PageLink href={withQuery(pages.notices, { index: fundId })}>
                {m.allNotices(formatCount(language, notices.totalNotices))}
              </PageLink>
            </p>
          ) : null}
        </>
      )}
    </Section>
  );
}

function columnsOf(language: Language): Column<NoticesPart['notices'][number]>[] {
  const m = surroundingsMessages(language);
  return [
    {
      key: 'title',
      heading: m.notice,
      className: styles.index,
      cell: ({ noticeId, title }) => <PageLink href={pages.notice(noticeId)}>{title}</PageLink>,
    },
    { key: 'type', heading: m.noticeType, cell: ({ type }) => type.label },
    {
      key: 'date',
      heading: m.announced,
      align: 'end',
      cell: ({ date }) => formatDate(language, date),
    },
    {
      key: 'effective',
      heading: m.effective,
      align: 'end',
      cell: ({ effectiveDate }) =>
        effectiveDate === null ? noFigure : formatDate(language, effectiveDate),
    },
  ];
}
