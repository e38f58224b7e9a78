import type { MainNavigation } from '#src/contract/api/site-answers.ts';

/** The provider's name, as the root of the routes has loaded it; for titles. */
export function siteNameOf(matches: readonly { loaderData?: unknown }[]): string {
  const root = matches[0]?.loaderData as { navigation: MainNavigation | null } | undefined;
  return root?.navigation?.provider.name ?? '';
}
