import type { AssetTypeDescription } from '#src/contract/api/indexes/portfolios.ts';
import { allAssetTypes, segmentOfAssetType, type AssetType } from '#src/domain/asset-type.ts';
import type { Language } from '#src/domain/language.ts';
import { assetTypeName } from '#src/i18n/asset-types.ts';
import { screenerMessages } from '#src/i18n/messages/lists/screener.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { localPath, pages } from '#src/urls.ts';

type ScreenerHeadProps = {
  language: Language;
  assetType: AssetType;
  about: AssetTypeDescription | null;
};

/** What the provider says of an asset type: label, description, link (SC-04). */
export function ScreenerHead({ language, assetType, about }: ScreenerHeadProps) {
  const m = screenerMessages(language);
  const label = about?.label ?? assetTypeName(language, assetType);
  const isAll = assetType === allAssetTypes;
  // Without a link of the provider's own, the type's link is this very page.
  const isOwnPage =
    about?.link === localPath(language, pages.screener(segmentOfAssetType(assetType)));
  return (
    <PageTitle
      eyebrow={
        isAll ? null : (
          <PageLink href={pages.screener()}>{assetTypeName(language, allAssetTypes)}</PageLink>
        )
      }
      title={label}
      lead={
        about ? (
          <>
            {about.description}
            {isAll ? null : (
              <>
                {' '}
                <PageLink href={isOwnPage ? pages.screener() : about.link}>
                  {isOwnPage ? m.viewAll : m.learnMore(label)}
                </PageLink>
              </>
            )}
          </>
        ) : null
      }
      isSmall
    />
  );
}
