import { changeOf } from '#src/domain/levels/change-of.ts';
import type { FeaturedIndex } from '#src/contract/api/page-answers.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatLevel, shownChange } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { assetTypeName } from '#src/i18n/asset-types.ts';
import { contentPageMessages } from '#src/i18n/messages/site/content-pages.ts';
import { variantName } from '#src/i18n/variant-name.ts';
import { Change } from '#src/ui/tables/change.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import type { LatestLevel } from './content-page-data.ts';
import styles from './index-card.module.css';

type IndexCardProps = {
  language: Language;
  index: FeaturedIndex;
  level: LatestLevel | 'failed' | null | undefined;
};

/** One index: name and variant, latest level with its date, change since the level before. */
export function IndexCard({ language, index, level }: IndexCardProps) {
  const m = contentPageMessages(language);
  return (
    <article className={styles.card}>
      <p className={styles.quiet}>{assetTypeName(language, index.assetType)}</p>
      <h4 className={styles.name}>
        <PageLink href={pages.index(index.fundId)} className={styles.link}>
          {index.portfolioName}
        </PageLink>
      </h4>
      <p className={styles.quiet}>{variantName(index, language)}</p>
      {level && level !== 'failed' ? (
        <p className={styles.figures}>
          <span className={styles.level}>{formatLevel(language, level.value)}</span>
          <LevelChange language={language} level={level} hasReturns={index.hasReturns} />
          <span className={styles.quiet}>{m.asOf(formatDate(language, level.date))}</span>
        </p>
      ) : (
        <p className={styles.figures}>
          <span className={styles.quiet}>{level === 'failed' ? m.levelFailed : m.noLevel}</span>
        </p>
      )}
    </article>
  );
}

type LevelChangeProps = { language: Language; level: LatestLevel; hasReturns: boolean };

function LevelChange({ language, level, hasReturns }: LevelChangeProps) {
  const change = changeOf(level.value, level.previous, hasReturns);
  if (change === null) return null;
  const { text, direction } = shownChange(language, change);
  return <Change direction={direction}>{contentPageMessages(language).change(text)}</Change>;
}
