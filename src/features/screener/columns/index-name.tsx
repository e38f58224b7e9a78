import type { Portfolio } from '#src/contract/api/indexes/portfolios.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount, formatLevel } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { columnMessages } from '#src/i18n/messages/lists/screener-columns.ts';
import { shownFigure } from '#src/i18n/shown-figure.ts';
import { shortVariantName } from '#src/i18n/variant-name.ts';
import { identifiersLine } from '#src/list-page/columns/identifiers.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { WholeName } from '#src/ui/whole-name.tsx';
import { pages } from '#src/urls.ts';
import type { ScreenerFigure } from '../screener-figures.ts';
import { SparkLine } from './spark-line.tsx';
import { SelectIndex } from '../selection/select-index.tsx';
import styles from './index-name.module.css';

type IndexNameProps = {
  language: Language;
  portfolio: Portfolio;
  /** The date of its level stands here where no column has it. */
  withDate: boolean;
  /** The column is wide enough for a line beside the name. */
  isRoomy: boolean;
  /** The figure that a phone shows beside the level: the one that orders the rows. */
  figure: ScreenerFigure | undefined;
};

/** The name of an index in two lines: what tells it from others below, and on a phone its level and one figure too. */
export function IndexName(props: IndexNameProps) {
  const { language, portfolio, withDate, isRoomy, figure } = props;
  const { fundId, portfolioName, asOfLevel, figures } = portfolio;
  const value = figure ? (figures[figure.tag] ?? null) : null;
  const inShort = identifiersLine(
    asOfLevel === null ? null : formatLevel(language, asOfLevel),
    figure && value !== null ? shownFigure(language, figure, value) : null,
  );
  const look = isRoomy ? styles.roomy : withDate ? styles.dated : '';
  return (
    <span className={`${styles.index} ${look}`}>
      <SelectIndex language={language} fundId={fundId} name={portfolioName} />
      <span className={styles.line}>
        <SparkLine line={portfolio.line} />
      </span>
      <PageLink href={pages.index(fundId)} className={styles.name}>
        <WholeName name={portfolioName} />
      </PageLink>{' '}
      <Identifiers language={language} portfolio={portfolio} withDate={withDate} />
      {/* In the columns beside it too, which a phone has to scroll to. */}
      {inShort ? (
        <span className={styles.inShort} aria-hidden="true">
          {inShort}
        </span>
      ) : null}
    </span>
  );
}

/** Codes and day; beside an index with other variants these stand in place of its ISIN. */
function Identifiers({
  language,
  portfolio,
  withDate,
}: Omit<IndexNameProps, 'figure' | 'isRoomy'>) {
  const { fundId, ticker, isin, asOfDate, variants = [] } = portfolio;
  const others = variants.filter((other) => other.fundId !== fundId);
  const date = withDate && asOfDate ? formatDate(language, asOfDate) : null;
  const isinText = withDate || others.length > 0 ? null : isin;
  return (
    <span className={styles.quiet}>
      {identifiersLine(ticker, date)}
      {isinText ? (
        <span className={styles.isin}>{ticker ? ` · ${isinText}` : isinText}</span>
      ) : null}
      {others.length > 0 ? (
        <OtherVariants language={language} portfolio={portfolio} others={others} />
      ) : null}
    </span>
  );
}

type OtherVariantsProps = {
  language: Language;
  portfolio: Portfolio;
  others: NonNullable<Portfolio['variants']>;
};

/** So many variants are named beside an index, and no more of them than stand on one line. */
const mostNamed = 2;
const mostWidth = 22;

/** In Latin letters: others take the width of two. */
const widthOf = (text: string) => text.length + text.replaceAll(/[\0-\u024f]/g, '').length;

function namedOf(others: OtherVariantsProps['others'], language: Language) {
  let width = 0;
  return others.slice(0, mostNamed).filter((variant) => {
    width += widthOf(shortVariantName(variant, language));
    return width <= mostWidth;
  });
}

/** The other variants of an index: some by name, the rest by their number, which leads to them all. */
function OtherVariants({ language, portfolio, others }: OtherVariantsProps) {
  const m = columnMessages(language);
  const named = namedOf(others, language);
  const all = `${pages.index(portfolio.fundId)}#variants`;
  const more = (count: number) => (
    <PageLink
      href={all}
      label={m.moreVariantsOf(formatCount(language, count), portfolio.portfolioName)}
    >
      {m.moreVariants(formatCount(language, count))}
    </PageLink>
  );
  return (
    <>
      <span className={styles.variants}>
        {named.map((variant) => (
          <PageLink key={variant.fundId} href={pages.index(variant.fundId)}>
            {shortVariantName(variant, language)}
          </PageLink>
        ))}
        {others.length > named.length ? more(others.length - named.length) : null}
      </span>
      <span className={styles.number}>{more(others.length)}</span>
    </>
  );
}
