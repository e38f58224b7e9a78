import type { Insight } from '#src/contract/api/insights.ts';
import { languageTags, type Language } from '#src/i18n/languages.ts';
import { insightsFeedMessages } from '#src/i18n/messages/insight-labels.ts';
import { localPath, pages } from '#src/urls.ts';

type Feed = {
  language: Language;
  publicUrl: string;
  siteName: string;
  subtitle: string;
  insights: readonly Insight[];
};

/** An Atom feed (RFC 4287) of articles. Dates have no time of day: midnight UTC stands for the day. */
export function atomFeed({ language, publicUrl, siteName, subtitle, insights }: Feed): string {
  const address = (path: string) => escaped(publicUrl + localPath(language, path));
  const title = `${insightsFeedMessages(language).title} | ${siteName}`;
  const entries = insights.map(
    (insight) => `
  <entry>
    <id>${address(`/insights/article/${insight.articleId}`)}</id>
    <title>${escaped(insight.title)}</title>
    <link rel="alternate" type="text/html" href="${address(pages.article(insight))}"/>
    <published>${instant(insight.date)}</published>
    <updated>${instant(insight.date)}</updated>${insight.strategists
      .map(
        ({ name }) => `
    <author><name>${escaped(name)}</name></author>`,
      )
      .join('')}
    <category term="${escaped(insight.type.value)}" label="${escaped(insight.type.label)}"/>
    <summary>${escaped(insight.summary)}</summary>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTags[language]}">
  <id>${address(pages.insights())}</id>
  <title>${escaped(title)}</title>
  <subtitle>${escaped(subtitle)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${address(pages.insightsFeed)}"/>
  <link rel="alternate" type="text/html" href="${address(pages.insights())}"/>
  <updated>${instant(insights[0]?.date ?? '1970-01-01')}</updated>
  <author><name>${escaped(siteName)}</name></author>${entries.join('')}
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
