import type { ReactNode } from 'react';
import type { Insight } from '#src/contract/api/insights.ts';
import type { Language } from '#src/domain/language.ts';
import { InsightCard } from './insight-card.tsx';
import styles from './insight-grid.module.css';

type InsightGridProps = {
  language: Language;
  insights: readonly Insight[];
  /** The heading level of the cards: one below the heading above the grid. */
  headings?: 'h2' | 'h3';
  /** Makes the first article the lead story, with this chart; null where it has no chart. */
  leadChart?: ReactNode;
};

/** Articles as cards, one to three in a row. A lead story takes the room of four. */
export function InsightGrid(props: InsightGridProps) {
  const { language, insights, headings = 'h2', leadChart } = props;
  return (
    <div className={styles.room}>
      <ul role="list" className={styles.grid}>
        {insights.map((insight, i) => {
          const chart = i === 0 ? leadChart : undefined;
          return (
            <li
              key={insight.articleId}
              className={chart === undefined ? styles.cell : styles.leadCell}
            >
              <InsightCard
                language={language}
                insight={insight}
                heading={headings}
                leadChart={chart}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
