import { languageFacts } from '#src/domain/language.ts';
import { localPath } from '#src/urls.ts';
import { escapedXml, instantOf, type Feed, type FeedEntry } from './feed.ts';

/** An Atom feed (RFC 4287), or one of its archives with links to its neighbours (RFC 5005). */
export function atomDocument(feed: Feed): string {
  const { language, publicUrl, siteName, title, subtitle, path, place, released, entries } = feed;
  const address = (of: string) => escapedXml(publicUrl + localPath(language, of));
  const updated = entries.map((entry) => instantOf(entry.updated)).toSorted();
  const links = [
    ['self', 'application/atom+xml', place.path],
    ['alternate', 'text/html', path],
    ['current', 'application/atom+xml', place.archiveOf ?? place.path],
    ['prev-archive', 'application/atom+xml', place.previousArchive],
    ['next-archive', 'application/atom+xml', place.nextArchive],
  ].flatMap(([rel, type, of]) =>
    of ? [`\n  <link rel="${rel}" type="${type}" href="${address(of)}"/>`] : [],
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:fh="http://purl.org/syndication/history/1.0" xml:lang="${languageFacts[language].tag}">
  <id>${address(path)}</id>
  <title>${escapedXml(`${title} | ${siteName}`)}</title>
  <subtitle>${escapedXml(subtitle)}</subtitle>${place.archiveOf ? '\n  <fh:archive/>' : ''}${links.join('')}
  <updated>${updated.at(-1) ?? instantOf(released)}</updated>
  <author><name>${escapedXml(siteName)}</name></author>${entries.map((one) => entryOf(one, address)).join('')}
</feed>
`;
}

function entryOf(entry: FeedEntry, address: (path: string) => string): string {
  const { idPath, path, title, summary, content, date, updated, category, authors } = entry;
  const written = authors.map(
    ({ name }) => `
    <author><name>${escapedXml(name)}</name></author>`,
  );
  return `
  <entry>
    <id>${address(idPath)}</id>
    <title>${escapedXml(title)}</title>
    <link rel="alternate" type="text/html" href="${address(path)}"/>
    <published>${instantOf(date)}</published>
    <updated>${instantOf(updated)}</updated>${written.join('')}
    <category term="${escapedXml(category.value)}" label="${escapedXml(category.label)}"/>
    <summary>${escapedXml(summary)}</summary>${
      content
        ? `
    <content type="html" xml:base="${address(path)}">${escapedXml(content)}</content>`
        : ''
    }
  </entry>`;
}
