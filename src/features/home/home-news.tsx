import type { Part } from '#src/client/calls/parts.ts';
import type { ListedNotice } from '#src/contract/api/endpoints/notice-endpoints.ts';
import type { ChartWithLevels, Insight } from '#src/contract/api/insights.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { homeMessages } from '#src/i18n/messages/site/home.ts';
import { InsightCard } from '#src/insight-cards/insight-card.tsx';
import { LeadChart } from '#src/insight-cards/lead-chart.tsx';
import { EventMark } from '#src/ui/event-mark.tsx';
import { MainAndAside, Section } from '#src/ui/layout.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import styles from './home-news.module.css';

export type News = {
  /** The newest article, with its first chart where it has one. */
  lead: { insight: Insight; chart: ChartWithLevels | null } | null;
  /** The newest first. */
  notices: Part<readonly ListedNotice[]>;
};

type HomeNewsProps = News & { language: Language };

/** The newest article, and the newest notices beside it; what could not be loaded, or is not there, is left out. */
export function HomeNews({ language, lead, notices }: HomeNewsProps) {
  const m = homeMessages(language);
  const newest = notices === 'failed' ? [] : notices;
  const article = lead ? (
    <Section title={m.insights} note={<PageLink href={pages.insights()}>{m.allInsights}</PageLink>}>
      <div className={styles.lead}>
        <InsightCard
          language={language}
          insight={lead.insight}
          heading="h3"
          leadChart={
            lead.chart ? (
              <LeadChart language={language} insight={lead.insight} chart={lead.chart} />
            ) : null
          }
        />
      </div>
    </Section>
  ) : null;
  const list =
    newest.length > 0 ? (
      <Section title={m.notices} note={<PageLink href={pages.notices}>{m.allNotices}</PageLink>}>
        <ul role="list" className={styles.notices}>
          {newest.map(({ noticeId, title, date, type }) => (
            <li key={noticeId} className={styles.notice}>
              <p className={styles.quiet}>
                <time dateTime={date}>{formatDate(language, date)}</time> ·{' '}
                <EventMark>{type.label}</EventMark>
              </p>
              <PageLink href={pages.notice(noticeId)}>{title}</PageLink>
            </li>
          ))}
        </ul>
      </Section>
    ) : null;
  if (article === null || list === null) return article ?? list;
  return <MainAndAside main={article} aside={list} />;
}
