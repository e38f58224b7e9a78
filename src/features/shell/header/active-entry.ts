import { pages, splitLanguage } from '#src/urls.ts';

// Two names of one address (RT-04, RT-06); where searches lead to an index, it stands below the screener too.
const oneName = (path: string) =>
  path
    .replace('/indexes/details/', '/indexes/screener/all-asset-types/')
    .replace('/screener/alternative-investment', '/screener/alternatives')
    .replace(/^\/investable$/, pages.products);

/**
 * Which entries of the navigation are active on a page, in their order (LY-08): the first on its exact path,
 * the others on that and all below it; where several are, the one with the longest path alone. The value is
 * that of `aria-current`.
 */
export function activeStates(
  hrefs: readonly string[],
  shownPath: string,
): readonly ('page' | 'true' | undefined)[] {
  const path = oneName(shownPath);
  const paths = hrefs.map((href) => oneName(splitLanguage(href.split(/[?#]/, 1)[0] ?? href).path));
  const matching = paths.filter(
    (own, index) => path === own || (index > 0 && path.startsWith(`${own}/`)),
  );
  const longest = matching.reduce((one, other) => (other.length > one.length ? other : one), '');
  const active = matching.length > 0 ? paths.indexOf(longest) : -1;
  return paths.map((own, index) => {
    if (index !== active) return undefined;
    return own === path ? 'page' : 'true';
  });
}
