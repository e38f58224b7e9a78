import type { NoticeAnswer } from '#src/contract/api/endpoints/notice-endpoints.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { noticeMessages } from '#src/i18n/messages/lists/notices.ts';
import { Container, Section } from '#src/ui/layout.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { EventMark } from '#src/ui/event-mark.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { WholeDates } from '#src/ui/whole-dates.tsx';
import { pages, withQuery } from '#src/urls.ts';
import styles from './notice-page.module.css';

type NoticePageProps = { language: Language; notice: NoticeAnswer };

/** One notice: what it says, from when on, and for which indexes. */
export function NoticePage({ language, notice }: NoticePageProps) {
  const { title, type, date, effectiveDate, paragraphs, families, indexes } = notice;
  const m = noticeMessages(language);
  const days = [
    `${m.announced} ${formatDate(language, date)}`,
    ...(effectiveDate ? [`${m.effective} ${formatDate(language, effectiveDate)}`] : []),
  ];
  return (
    <Container>
      <article>
        <PageTitle
          eyebrow={<EventMark>{type.label}</EventMark>}
          title={title}
          lead={days.join('\u00a0· ')}
        />
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <WholeDates text={paragraph} />
            </p>
          ))}
        </div>
        {indexes.length > 0 ? (
          <Section title={m.concerned}>
            <ul role="list" className={styles.concerned}>
              {indexes.map(({ fundId, portfolioName }) => (
                <li key={fundId}>
                  <PageLink href={pages.index(fundId)}>{portfolioName}</PageLink>
                </li>
              ))}
            </ul>
          </Section>
        ) : null}
        {families.length > 0 ? (
          <Section title={m.families}>
            <ul role="list" className={styles.concerned}>
              {families.map((family) => (
                <li key={family}>
                  <PageLink href={withQuery(pages.screener(), { family })}>{family}</PageLink>
                </li>
              ))}
            </ul>
          </Section>
        ) : null}
      </article>
      <p className={styles.back} data-print="no">
        <PageLink href={pages.notices}>{m.back}</PageLink>
      </p>
    </Container>
  );
}
