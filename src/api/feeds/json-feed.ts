import { languageFacts } from '#src/domain/language.ts';
import { localPath } from '#src/urls.ts';
import { instantOf, type Feed } from './feed.ts';

/** The same as JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed(feed: Feed): string {
  const { language, publicUrl, siteName, title, subtitle, path, place, entries } = feed;
  const address = (of: string) => publicUrl + localPath(language, of);
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${title} | ${siteName}`,
    description: subtitle,
    home_page_url: address(path),
    feed_url: address(place.path),
    ...(place.nextPage ? { next_url: address(place.nextPage) } : {}),
    language: languageFacts[language].tag,
    authors: [{ name: siteName, url: publicUrl }],
    items: entries.map((entry) => ({
      id: address(entry.idPath),
      url: address(entry.path),
      title: entry.title,
      summary: entry.summary,
      ...(entry.content ? { content_html: entry.content } : { content_text: entry.summary }),
      date_published: instantOf(entry.date),
      date_modified: instantOf(entry.updated),
      tags: [entry.category.label],
      ...(entry.authors.length > 0 ? { authors: entry.authors.map(({ name }) => ({ name })) } : {}),
    })),
  });
}
