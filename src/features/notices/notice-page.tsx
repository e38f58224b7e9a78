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
        <div className={styles.body}>
          <div className={styles.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <WholeDates text={paragraph} />
              </p>
            ))}
          </div>
          <div>
            <Concerned
              title={m.concerned}
              links={indexes.map(({ fundId, portfolioName }) => ({
                href: pages.index(fundId),
                text: portfolioName,
              }))}
            />
            <Concerned
              title={m.families}
              links={families.map((family) => ({
                href: withQuery(pages.screener(), { family }),
                text: family,
              }))}
            />
          </div>
        </div>
      </article>
      <p className={styles.back} data-print="no">
        <PageLink href={pages.notices}>{m.back}</PageLink>
      </p>
    </Container>
  );
}

/** What the notice is about; beside its words where there is room. */
function Concerned({ title, links }: { title: string; links: { href: string; text: string }[] }) {
  if (links.length === 0) return null;
  return (
    <Section title={title}>
      <ul role="list" className={styles.concerned}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <PageLink href={href}>{text}</PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
