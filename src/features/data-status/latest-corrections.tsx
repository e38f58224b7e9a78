import type { EndpointAnswer } from '#src/contract/api/endpoints/endpoints.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/i18n/languages.ts';
import { dataStatusMessages } from '#src/i18n/messages/data-status.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages, withQuery } from '#src/urls.ts';
import styles from './data-status.module.css';

type LatestCorrectionsProps = EndpointAnswer<'notices'> & { language: Language };

export function LatestCorrections(props: LatestCorrectionsProps) {
  const { language, notices, totalNotices } = props;
  const m = dataStatusMessages(language);
  if (totalNotices === 0) return <p>{m.noCorrections}</p>;
  return (
    <>
      <ul role="list" className={styles.corrections}>
        {notices.map(({ noticeId, title, date }) => (
          <li key={noticeId}>
            <span className={styles.day}>{formatDate(language, date)}</span>
            <PageLink href={pages.notice(noticeId)}>{title}</PageLink>
          </li>
        ))}
      </ul>
      {notices.length < totalNotices ? (
        <p className={styles.all}>
          <PageLink href={withQuery(pages.notices, { type: 'correction' })}>
            {m.allCorrections}
          </PageLink>
        </p>
      ) : null}
    </>
  );
}
