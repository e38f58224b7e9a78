import type { Part } from '#src/client/calls/parts.ts';
import type { ListedNotice } from '#src/contract/api/endpoints/notice-endpoints.ts';
import type { Insight } from '#src/contract/api/insights.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { languageFacts, type Language } from '#src/domain/language.ts';
import { homeMessages } from '#src/i18n/messages/site/home.ts';
import { EventMark } from '#src/ui/event-mark.tsx';
import { LanguageMark } from '#src/ui/language-mark.tsx';
import { MainAndAside, Section } from '#src/ui/layout.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import styles from './home-news.module.css';

/** The newest first. */
export type News = {
  insights: Part<readonly Omit<Insight, 'picture'>[]>;
  notices: Part<readonly ListedNotice[]>;
};

type HomeNewsProps = News & { language: Language };

/** The newest article, and the newest notices beside it; what could not be loaded, or is not there, is left out. */
export function HomeNews({ language, insights, notices }: HomeNewsProps) {
  const m = homeMessages(language);
  const [lead] = insights === 'failed' ? [] : insights;
  const newest = notices === 'failed' ? [] : notices;
  const article = lead ? (
    <Section title={m.insights} note={<PageLink href={pages.insights()}>{m.allInsights}</PageLink>}>
      <Lead language={language} insight={lead} />
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

type LeadProps = { language: Language; insight: Omit<Insight, 'picture'> };

function Lead({ language, insight }: LeadProps) {
  const { tag, name } = languageFacts[insight.language];
  const isForeign = insight.language !== language;
  const lang = isForeign ? tag : undefined;
  return (
    <article className={styles.lead}>
      <h3 className={styles.title} lang={lang}>
        <PageLink href={pages.article(insight)} className={styles.link}>
          {insight.title}
        </PageLink>
      </h3>
      <p lang={lang}>{insight.summary}</p>
      <p className={styles.quiet}>
        {insight.type.label} ·{' '}
        <time dateTime={insight.date}>{formatDate(language, insight.date)}</time>
        {isForeign ? <LanguageMark name={name} /> : null}
      </p>
    </article>
  );
}
