import { languageFacts, type Language } from '#src/domain/language.ts';
import { localPath } from '#src/urls.ts';

export type FeedEntry = {
  /** Path that stays the entry's own, whatever its title becomes. */
  idPath: string;
  path: string;
  title: string;
  summary: string;
  /** ISO dates: of its publication, and of its last change. */
  date: string;
  updated: string;
  category: { value: string; label: string };
  authors: readonly { name: string }[];
};

type Feed = {
  language: Language;
  publicUrl: string;
  siteName: string;
  title: string;
  subtitle: string;
  /** Path of the page that the feed is of, and its own. */
  path: string;
  feedPath: string;
  entries: readonly FeedEntry[];
};

/** An Atom feed (RFC 4287). Dates have no time of day: midnight UTC stands for the day. */
export function atomDocument(feed: Feed): string {
  const { language, publicUrl, siteName, title, subtitle, path, feedPath, entries } = feed;
  const address = (of: string) => escaped(publicUrl + localPath(language, of));
  const written = entries.map(
    (entry) => `
  <entry>
    <id>${address(entry.idPath)}</id>
    <title>${escaped(entry.title)}</title>
    <link rel="alternate" type="text/html" href="${address(entry.path)}"/>
    <published>${instant(entry.date)}</published>
    <updated>${instant(entry.updated)}</updated>${entry.authors
      .map(
        ({ name }) => `
    <author><name>${escaped(name)}</name></author>`,
      )
      .join('')}
    <category term="${escaped(entry.category.value)}" label="${escaped(entry.category.label)}"/>
    <summary>${escaped(entry.summary)}</summary>
  </entry>`,
  );
  const updated = entries.map((entry) => entry.updated).toSorted();
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageFacts[language].tag}">
  <id>${address(path)}</id>
  <title>${escaped(`${title} | ${siteName}`)}</title>
  <subtitle>${escaped(subtitle)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${address(feedPath)}"/>
  <link rel="alternate" type="text/html" href="${address(path)}"/>
  <updated>${instant(updated.at(-1) ?? '1970-01-01')}</updated>
  <author><name>${escaped(siteName)}</name></author>${written.join('')}
</feed>
`;
}

const instant = (date: string) => `${date}T00:00:00Z`;

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
