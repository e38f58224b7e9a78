import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { indexSections } from '#src/i18n/messages/index-page.ts';
import { surroundingsMessages } from '#src/i18n/messages/index-surroundings.ts';
import { Section } from '#src/ui/layout.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import { FailedPart } from './empty-state.tsx';
import type { Part, RelatedInsight } from './index-page-data.ts';
import styles from './insights-section.module.css';

type InsightsSectionProps = {
  insights: Part<readonly RelatedInsight[]>;
  language: Language;
  onRetry: () => void;
};

/** Articles about the index (ID-05). */
export function InsightsSection({ insights, language, onRetry }: InsightsSectionProps) {
  return (
    <Section id="insights" title={indexSections(language).insights}>
      {insights === 'failed' ? (
        <FailedPart language={language} onRetry={onRetry} />
      ) : (
        <ul role="list" className={styles.list}>
          {insights.map((insight) => (
            <li key={insight.articleId}>
              <Insight insight={insight} language={language} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

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
