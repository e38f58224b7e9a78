import type { Language } from '#src/domain/language.ts';
import type { AssetType } from '#src/domain/asset-type.ts';
import { questionHelp } from '#src/i18n/messages/lists/question-help.ts';
import { listHref } from '#src/list-page/list-query.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import type { ScreenerFigure } from '../screener-figures.ts';
import type { ScreenerQuery } from '../screener-query.ts';
import styles from './question.module.css';

type QuestionHelpProps = {
  language: Language;
  query: ScreenerQuery;
  /** Asset types that there are indexes of. */
  listed: readonly AssetType[];
  figures: readonly ScreenerFigure[];
};

/** What can be typed into the search field besides words, with examples of what this provider has that ask at once. */
export function QuestionHelp({ language, query, listed, figures }: QuestionHelpProps) {
  const m = questionHelp(language);
  const has = (...tags: string[]) => tags.every((tag) => figures.some((one) => one.tag === tag));
  const examples = [
    has('volatility3Y', 'sharpeRatio3Y', 'return5Y') && m.exampleOfAny,
    listed.includes('equity') && has('volatility3Y', 'return5Y') && m.exampleOfShares,
    has('modifiedDuration') && m.exampleOfBonds,
    figures.some(({ group }) => group === 'sustainability') && m.exampleOfBest,
  ].filter((example) => example !== false);
  return (
    <details className={styles.help} data-print="no">
      <summary className={styles.summary} aria-label={`? ${m.help}`}>
        <span aria-hidden="true">?</span>
      </summary>
      <div className={styles.panel}>
        <p className={styles.title}>{m.help}</p>
        <p>{m.helpLead}</p>
        {examples.length > 0 ? (
          <ul className={styles.examples}>
            {examples.map((example) => (
              <li key={example}>
                <PageLink href={listHref(query, { filterPattern: example, filters: {}, view: {} })}>
                  {example}
                </PageLink>
              </li>
            ))}
          </ul>
        ) : null}
        <p>{m.helpRules}</p>
      </div>
    </details>
  );
}
