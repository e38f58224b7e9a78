import { formOfPage, splitLanguage } from '#src/urls.ts';

/**
 * The page of this site whose link led to what is asked for, under the public address; null where the browser does not
 * say, and where it was a form: who sends one twice still came from the page before it.
 */
export function pageBefore({ headers, url }: Request, publicUrl: string): URL | null {
  const referrer = headers.get('Referer');
  if (referrer === null || !URL.canParse(referrer)) return null;
  const { origin, pathname, search } = new URL(referrer);
  const isOwn = [new URL(publicUrl).origin, new URL(url).origin].includes(origin);
  if (!isOwn || formOfPage(splitLanguage(pathname).path)) return null;
  // Joined as text: a path of two slashes would be read as a host.
  return new URL(new URL(publicUrl).origin + pathname + search);
}
