import type { SectionProps } from '../section.ts';
import type { InsightsParts } from './load-insights.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { surroundingsMessages } from '#src/i18n/messages/indexes/index-surroundings.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import styles from './insights-view.module.css';

/** Articles about the index (ID-05). */
export function InsightsView({ data, language }: SectionProps<InsightsParts, 'insights'>) {
  return (
    <ul role="list" className={styles.list}>
      {data.insights.map((insight) => (
        <li key={insight.articleId}>
          <Insight insight={insight} language={language} />
        </li>
      ))}
    </ul>
  );
}

type RelatedInsight = Exclude<InsightsParts['insights'], 'failed'>[number];

function Insight({ insight, language }: { insight: RelatedInsight; language: Language }) {
  const m = surroundingsMessages(language);
  const { title, summary, date, type, readingMinutes } = insight;
  return (
    <article className={styles.insight}>
      <h3 className={styles.title}>
        <PageLink href={pages.article(insight)}>{title}</PageLink>
      </h3>
      <p className={styles.facts}>
        {[
          type.label,
          formatDate(language, date),
          m.readingTime(formatCount(language, readingMinutes)),
        ].join(' · ')}
      </p>
      <p>{summary}</p>
    </article>
  );
}
