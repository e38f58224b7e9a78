import type { Portfolio } from '#src/contract/api/portfolios.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatLevel } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { shownFigure } from '#src/i18n/shown-figure.ts';
import { identifiersLine } from '#src/list-page/columns/identifiers.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import type { ScreenerFigure } from '../screener-figures.ts';
import styles from './index-name.module.css';

type IndexNameProps = {
  language: Language;
  portfolio: Portfolio;
  /** The date of its level stands here where no column has it. */
  withDate: boolean;
  /** The figure that a phone shows beside the level: the one that orders the rows. */
  figure: ScreenerFigure | undefined;
};

/** The name of an index in two lines: what tells it from others below, and on a phone its level and one figure too. */
export function IndexName({ language, portfolio, withDate, figure }: IndexNameProps) {
  const { fundId, portfolioName, ticker, isin, asOfDate, asOfLevel, figures } = portfolio;
  const date = withDate && asOfDate ? formatDate(language, asOfDate) : null;
  const value = figure ? shownFigure(language, figure, figures[figure.tag] ?? null) : null;
  return (
    <span className={styles.index}>
      <PageLink href={pages.index(fundId)} className={styles.name}>
        {portfolioName}
      </PageLink>{' '}
      <span className={styles.quiet}>
        {identifiersLine(ticker, date)}
        {isin && !withDate ? (
          <span className={styles.isin}>{ticker ? ` · ${isin}` : isin}</span>
        ) : null}
      </span>
      {/* In the columns beside it too, which a phone has to scroll to. */}
      <span className={styles.inShort} aria-hidden="true">
        {identifiersLine(formatLevel(language, asOfLevel), value)}
      </span>
    </span>
  );
}
