import type { Home } from '#src/contract/api/site-answers.ts';
import { segmentOfAssetType } from '#src/domain/asset-type.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { homeMessages } from '#src/i18n/messages/site/home.ts';
import { Section } from '#src/ui/layout.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import styles from './asset-classes.module.css';

type AssetClassesProps = { language: Language; assetTypes: Home['assetTypes'] };

/** The asset classes as a list of lines: name, what it holds, how many. */
export function AssetClasses({ language, assetTypes }: AssetClassesProps) {
  const m = homeMessages(language);
  return (
    <Section
      title={m.assetClasses}
      note={<PageLink href={pages.screener()}>{m.allIndexes}</PageLink>}
    >
      <ul role="list" className={styles.list}>
        {assetTypes.map(({ type, label, description, numberOfPortfolios }) => (
          <li key={type} className={styles.line}>
            <h3 className={styles.name}>
              <PageLink href={pages.screener(segmentOfAssetType(type))} className={styles.link}>
                {label}
              </PageLink>
            </h3>
            <p className={styles.description}>{description}</p>
            <p className={styles.count}>
              {m.numberOfIndexes(formatCount(language, numberOfPortfolios))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
