import type { ArticleAnswer } from '#src/contract/api/insights.ts';
import type { Language } from '#src/domain/language.ts';
import { RichText } from '#src/ui/rich-text.tsx';
import { ArticleChart } from './article-chart.tsx';
import styles from './article-body.module.css';

type ArticleBodyProps = {
  /** Language that the article is written in: that of its charts too. */
  language: Language;
  blocks: ArticleAnswer['blocks'];
};

/** The text with its charts. */
export function ArticleBody({ language, blocks }: ArticleBodyProps) {
  return blocks.map((block, i) =>
    block.kind === 'html' ? (
      <RichText key={i} html={block.html} />
    ) : (
      <div key={i} className={styles.chart}>
        <ArticleChart language={language} chart={block} />
      </div>
    ),
  );
}
