import type { ContentPageAnswer } from '#src/contract/api/page-answers.ts';
import { pageKey, type ContentPage } from '#src/contract/provider/page.ts';
import { pageKindOf } from '#src/contract/provider/page-url.ts';
import { defaultLanguage, languages, type Language } from '#src/domain/language.ts';
import { contentPageMessages } from '#src/i18n/messages/site/content-pages.ts';
import { listAllItems } from '#src/store/items/items.ts';
import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import { pages } from '#src/urls.ts';
import type { Source, Stored } from '../source.ts';

type Entry = Pick<ContentPage, 'url' | 'title' | 'description'>;

/** The page that lists the content pages, each in the requested language where it exists (RT-10). */
export async function listContentPages(
  source: Source,
  language: Language,
): Promise<ContentPageAnswer> {
  const entries = await entriesOf(source);
  const urls = new Set(Array.from(entries.values(), ({ url }) => url));
  const order = [...new Set([language, defaultLanguage, ...languages])];
  const listed = [...urls].flatMap((url) =>
    order.flatMap((one) => entries.get(pageKey(one, url)) ?? []).slice(0, 1),
  );
  const m = contentPageMessages(language);
  return {
    language,
    languages: [...languages],
    url: pages.content(),
    title: m.pagesTitle,
    eyebrow: null,
    lead: m.pagesLead,
    description: m.pagesLead,
    sections: [{ type: 'pageList', pages: sorted(listed, language) }],
  };
}

function sorted(entries: readonly Entry[], language: Language): Entry[] {
  return entries.toSorted((one, other) => one.title.localeCompare(other.title, language));
}

const entriesOf = oncePerRelease(async ({ snapshot: { release }, db }: Stored) => {
  const found = await listAllItems(db, release, 'page');
  const content = found.filter(({ url }) => pageKindOf(url) === 'content');
  return new Map(
    content.map(({ language, url, title, description }): [string, Entry] => [
      pageKey(language, url),
      { url, title, description },
    ]),
  );
});
