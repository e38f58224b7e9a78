import { Fragment } from 'react';
import type { ArticleAnswer } from '#src/contract/api/insights.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount } from '#src/i18n/format.ts';
import { languageFacts, type Language } from '#src/domain/language.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { articleMessages } from '#src/i18n/messages/articles/article.ts';
import { assetTypeName } from '#src/i18n/asset-types.ts';
import { insightCardMessages } from '#src/i18n/messages/articles/insight-card.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { pages } from '#src/urls.ts';
import styles from './article-title.module.css';

type ArticleTitleProps = {
  language: Language;
  article: ArticleAnswer;
  /** Language of the edition, where it is not that of the page. */
  lang: string | undefined;
};

/** Where the article belongs, its title, when and by whom it was written. */
export function ArticleTitle({ language, article, lang }: ArticleTitleProps) {
  const m = articleMessages(language);
  const { type, assetTypes, strategists, date, updated } = article;
  const place = (
    <span lang={lang && languageFacts[language].tag}>
      <PageLink href={pages.insights()}>{m.insights}</PageLink> ·{' '}
      <PageLink href={pages.insights(type.value)}>{type.label}</PageLink>
      {assetTypes.map((one) => (
        <Fragment key={one}>
          {' '}
          · <PageLink href={pages.insights(one)}>{assetTypeName(language, one)}</PageLink>
        </Fragment>
      ))}
    </span>
  );
  return (
    <>
      {lang ? <p className={styles.foreign}>{m.otherLanguage}</p> : null}
      <PageTitle eyebrow={place} title={article.title} lead={article.summary} lang={lang}>
        <p className={styles.facts}>
          {strategists.map(({ name, role }) => listedTexts(language, [name, role])).join(' · ')}
        </p>
        <p className={styles.facts}>
          <time dateTime={date}>{formatDate(language, date)}</time>
          {updated ? <> · {m.updated(formatDate(language, updated))}</> : null}
          {'\u00A0· '}
          {insightCardMessages(language).minutes(formatCount(language, article.readingMinutes))}
        </p>
      </PageTitle>
    </>
  );
}
