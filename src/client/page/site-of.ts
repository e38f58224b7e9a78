import type { MainNavigation } from '#src/contract/api/site-answers.ts';
import { headFiles } from '#src/urls/discovery.ts';

/** Metadata of the site for every page. */
export type SiteOfPage = Pick<MainNavigation, 'languages' | 'brand'> & {
  name: string;
  allowsEmbeds: boolean;
  /** The share picture of the site; null without one. */
  sharePicture: string | null;
};

/** The provider's name and look, and the languages that the site is shown in, as the root of the routes has loaded them. */
export function siteOf(matches: readonly { loaderData?: unknown }[]): SiteOfPage {
  const root = matches[0]?.loaderData as { navigation: MainNavigation | null } | undefined;
  // Read from the server's document only.
  const sharePicture = import.meta.env.SSR ? headFiles.sharePicture : null;
  if (!root?.navigation) {
    return { name: '', allowsEmbeds: false, languages: [], brand: null, sharePicture };
  }
  const { provider, languages, brand } = root.navigation;
  return {
    name: provider.name,
    allowsEmbeds: provider.allowsEmbeds,
    languages,
    brand,
    sharePicture: brand ? brand.sharePicture : sharePicture,
  };
}
