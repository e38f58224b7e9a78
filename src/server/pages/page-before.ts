import { formOfPage, splitLanguage } from '#src/urls.ts';

/**
 * The page of this site that the visitor came from, under the public address; null where the browser sends no referrer,
 * and where that page was a form, since sending a form twice does not change where the visitor came from.
 */
export function pageBefore({ headers, url }: Request, publicUrl: string): URL | null {
  const referrer = headers.get('Referer');
  if (referrer === null || !URL.canParse(referrer)) return null;
  const { origin, pathname, search } = new URL(referrer);
  const isOwn = [new URL(publicUrl).origin, new URL(url).origin].includes(origin);
  if (!isOwn || formOfPage(splitLanguage(pathname).path)) return null;
  // Joined as text: `new URL` would read a path with two slashes as a host.
  return new URL(new URL(publicUrl).origin + pathname + search);
}
