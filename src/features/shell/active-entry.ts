import { splitLanguage } from '#src/urls.ts';

/**
 * Whether an entry of the navigation is active on a page (LY-08): the first on its exact path, the others
 * on that and all below it. The value is that of `aria-current`.
 */
export function activeState(
  href: string,
  path: string,
  isFirst: boolean,
): 'page' | 'true' | undefined {
  const own = splitLanguage(href.split(/[?#]/, 1)[0] ?? href).path;
  if (path === own) return 'page';
  return !isFirst && path.startsWith(`${own}/`) ? 'true' : undefined;
}
