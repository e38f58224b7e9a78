import type { MainNavigation } from '#src/contract/api/site-answers.ts';

/** The provider's name, and the languages that the site is shown in, as the root of the routes has loaded them. */
export function siteOf(
  matches: readonly { loaderData?: unknown }[],
): Pick<MainNavigation, 'languages'> & { name: string } {
  const root = matches[0]?.loaderData as { navigation: MainNavigation | null } | undefined;
  return {
    name: root?.navigation?.provider.name ?? '',
    languages: root?.navigation?.languages ?? [],
  };
}
