import type { SiteSettings } from '#src/client/page/site-settings.ts';

/**
 * Address of the external form to be framed, with the page's query parameters added (CM-04). Null when there
 * is none, or when its origin is not on the allow-list.
 */
export function frameAddress(
  source: string | null,
  { address, origins }: SiteSettings['contactFrame'],
  search: string,
): string | null {
  const wanted = source ?? address;
  if (wanted === null || !URL.canParse(wanted)) return null;
  const url = new URL(wanted);
  if (!origins.includes(url.origin)) return null;
  for (const [name, value] of new URLSearchParams(search)) url.searchParams.append(name, value);
  return url.href;
}
