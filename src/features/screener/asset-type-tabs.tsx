import {
  assetTypes,
  allAssetTypes,
  segmentOfAssetType,
  type AssetType,
} from '#src/domain/asset-type.ts';
import type { Language } from '#src/i18n/languages.ts';
import { assetTypeLabels } from '#src/i18n/messages/index-labels.ts';
import { screenerMessages } from '#src/i18n/messages/screener.ts';
import { listHref } from '#src/list-page/list-query.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import type { ScreenerQuery } from './screener-query.ts';
import { pages } from '#src/urls.ts';
import styles from './asset-type-tabs.module.css';

type AssetTypeTabsProps = {
  language: Language;
  current: AssetType | typeof allAssetTypes;
  query: ScreenerQuery;
};

/** The same search in another asset class; the other filters go with it. */
export function AssetTypeTabs({ language, current, query }: AssetTypeTabsProps) {
  const m = screenerMessages(language);
  const { assetType: _chosen, ...filters } = query.filters;
  const all = { type: allAssetTypes, label: m.allAssetTypes, segment: null };
  const each = assetTypes.map((type) => ({
    type,
    label: assetTypeLabels(language)[type],
    segment: segmentOfAssetType(type),
  }));
  return (
    <nav aria-label={m.assetTypes} className={styles.tabs} data-print="no">
      <ul role="list" className={styles.list}>
        {[all, ...each].map(({ type, label, segment }) => (
          <li key={type}>
            <PageLink
              href={listHref(query, { path: pages.screener(segment ?? undefined), filters })}
              className={styles.tab}
              current={type === current ? 'page' : undefined}
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
