import { allAssetTypes, segmentOfAssetType, type AssetType } from '#src/domain/asset-type.ts';
import type { Language } from '#src/domain/language.ts';
import { assetTypeName, assetTypesIn } from '#src/i18n/asset-types.ts';
import { screenerMessages } from '#src/i18n/messages/lists/screener.ts';
import { listHref } from '#src/list-page/list-query.ts';
import { Tabs } from '#src/ui/controls/tabs.tsx';
import type { ScreenerQuery } from './screener-query.ts';
import { pages } from '#src/urls.ts';

type AssetTypeTabsProps = {
  language: Language;
  /** Asset types that there are indexes of. */
  listed: readonly AssetType[];
  current: AssetType;
  query: ScreenerQuery;
};

/** The same search in another asset class; the other filters go with it. */
export function AssetTypeTabs({ language, listed, current, query }: AssetTypeTabsProps) {
  const m = screenerMessages(language);
  const { assetType: _chosen, ...filters } = query.filters;
  const all = { type: allAssetTypes, label: m.allAssetTypes, segment: null };
  const shown = assetTypesIn(language).filter((type) => type === current || listed.includes(type));
  const each = shown.map((type) => ({
    type,
    label: assetTypeName(language, type),
    segment: segmentOfAssetType(type),
  }));
  const tabs = [all, ...each].map(({ type, label, segment }) => ({
    href: listHref(query, { path: pages.screener(segment ?? undefined), filters }),
    label,
    isCurrent: type === current,
  }));
  // A choice between all and the only one is none.
  if (each.length < 2 && current === allAssetTypes) return null;
  return <Tabs label={m.assetTypes} rows={[tabs]} />;
}
