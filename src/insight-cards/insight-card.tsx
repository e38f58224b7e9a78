import { Fragment, type ReactNode } from 'react';
import type { Insight } from '#src/contract/api/insights.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount } from '#src/i18n/format.ts';
import { languageFacts, type Language } from '#src/domain/language.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { insightCardMessages } from '#src/i18n/messages/articles/insight-card.ts';
import { assetTypeName } from '#src/i18n/asset-types.ts';
import { LanguageMark } from '#src/ui/language-mark.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import { InsightPicture } from './insight-picture.tsx';
import styles from './insight-card.module.css';

type InsightCardProps = {
  language: Language;
  insight: Insight;
  heading: 'h2' | 'h3';
  /** The chart of the lead story, which is larger; null where it has none, and the usual picture is shown. */
  leadChart?: ReactNode;
};

/** An article as a card that is one link. A card in another language than the page is marked. */
export function InsightCard(props: InsightCardProps) {
  const { language, insight, heading: Heading, leadChart } = props;
  const picture = insight.picture ? (
    <InsightPicture language={language} picture={insight.picture} />
  ) : null;
  const isForeign = insight.language !== language;
  const lang = isForeign ? languageFacts[insight.language].tag : undefined;
  const kinds = [
    insight.type.label,
    ...insight.assetTypes.map((type) => assetTypeName(language, type)),
  ];
  return (
    <article className={leadChart === undefined ? styles.card : styles.lead}>
      {leadChart ?? picture}
      <p className={styles.kinds}>
        {kinds.join(' · ')}
        {isForeign ? <LanguageMark name={languageFacts[insight.language].name} /> : null}
      </p>
      <Heading className={styles.title} lang={lang}>
        <PageLink href={pages.article(insight)} className={styles.link}>
          {insight.title}
        </PageLink>
      </Heading>
      <p className={styles.summary} lang={lang}>
        {insight.summary}
      </p>
      <p className={styles.facts}>
        <time dateTime={insight.date}>{formatDate(language, insight.date)}</time>
        {'\u00A0· '}
        {insight.strategists.map(({ name }, i) => (
          <Fragment key={name}>
            {i > 0 ? listedTexts(language, ['', '']) : null}
            <span className={styles.whole}>{name}</span>
          </Fragment>
        ))}
        {'\u00A0· '}
        <span className={styles.whole}>
          {insightCardMessages(language).minutes(formatCount(language, insight.readingMinutes))}
        </span>
      </p>
    </article>
  );
}
