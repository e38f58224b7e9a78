import type { InsightsHome } from '#src/contract/api/insights.ts';
import type { AssetType } from '#src/domain/asset-type.ts';
import type { Language } from '#src/domain/language.ts';
import { assetTypeName } from '#src/i18n/asset-types.ts';
import { insightsMessages } from '#src/i18n/messages/articles/insights.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { Tabs } from '#src/ui/controls/tabs.tsx';
import { formPages, pages } from '#src/urls.ts';
import styles from './insights-head.module.css';

/** What the path narrows the list to. */
export type InsightsKind =
  | { filter: 'assetType'; value: AssetType; label: string }
  | { filter: 'type'; value: string; label: string };

export type ChosenAuthor = { name: string; role: string; biography: string };

type InsightsHeadProps = {
  language: Language;
  kind: InsightsKind | null;
  /** Asset types that there are articles on. */
  assetTypes: InsightsHome['assetTypes'];
  author: ChosenAuthor | null;
};

/** Title, who writes, and the way to the asset classes; the types of articles are a filter of the list. */
export function InsightsHead({ language, kind, assetTypes, author }: InsightsHeadProps) {
  const m = insightsMessages(language);
  const assetTypeTabs = [
    { href: pages.insights(), label: m.all, isCurrent: kind === null },
    ...assetTypes.map((type) => ({
      href: pages.insights(type),
      label: assetTypeName(language, type),
      isCurrent: kind?.filter === 'assetType' && kind.value === type,
    })),
  ];
  return (
    <>
      <PageTitle
        eyebrow={kind ? <PageLink href={pages.insights()}>{m.title}</PageLink> : null}
        title={kind?.label ?? m.title}
        lead={kind ? m.leadOf(kind.label) : m.lead}
        isSmall
      >
        {author ? (
          <p className={styles.author}>
            <strong>{author.name}</strong> · {author.role}. {author.biography}
          </p>
        ) : null}
        <p className={styles.subscribe} data-print="no">
          <PageLink href={formPages.subscribe}>{m.subscribe}</PageLink>
        </p>
      </PageTitle>
      <Tabs label={m.kinds} rows={[assetTypeTabs]} />
    </>
  );
}
