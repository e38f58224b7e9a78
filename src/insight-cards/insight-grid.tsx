import type { Insight } from '#src/contract/api/insights.ts';
import type { Language } from '#src/domain/language.ts';
import { InsightCard } from './insight-card.tsx';
import styles from './insight-grid.module.css';

type InsightGridProps = {
  language: Language;
  insights: readonly Insight[];
  /** Level of the cards' headings: one below the heading that the grid stands under. */
  headings?: 'h2' | 'h3';
};

/** Articles as cards: one, two or three in a row. */
export function InsightGrid({ language, insights, headings = 'h2' }: InsightGridProps) {
  return (
    <ul role="list" className={styles.grid}>
      {insights.map((insight) => (
        <li key={insight.articleId} className={styles.cell}>
          <InsightCard language={language} insight={insight} heading={headings} />
        </li>
      ))}
    </ul>
  );
}
