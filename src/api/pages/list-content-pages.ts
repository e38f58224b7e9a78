import type { ContentPageAnswer } from '#src/contract/api/page-answers.ts';
import { pageKey, type ContentPage } from '#src/contract/provider/page.ts';
import { pageKindOf } from '#src/contract/provider/page-url.ts';
import { defaultLanguage, languages, type Language } from '#src/i18n/languages.ts';
import { contentPageMessages } from '#src/i18n/messages/content-pages.ts';
import { listItems } from '#src/store/items/items.ts';
import type { Snapshot } from '#src/catalogue/live-catalogue.ts';
import { pages } from '#src/urls.ts';
import type { Source } from '../source.ts';

type Entry = Pick<ContentPage, 'url' | 'title' | 'description'>;

const held = new WeakMap<Snapshot, Promise<Map<string, Entry>>>();
const batch = 200;

/** The page that lists the content pages, each in the language where it has it (RT-10). */
export async function listContentPages(
  source: Source,
  language: Language,
): Promise<ContentPageAnswer> {
  const known = held.get(source.snapshot) ?? readEntries(source);
  held.set(source.snapshot, known);
  // A failure is not held: the next request tries again.
  known.catch(() => held.delete(source.snapshot));
  const entries = await known;
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

async function readEntries({ snapshot: { release }, db }: Source): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let after: string | undefined;
  for (;;) {
    const found = await listItems(db, release, 'page', { after, limit: batch });
    for (const { key, body } of found) {
      const { url, title, description } = body;
      if (pageKindOf(url) === 'content') entries.set(key, { url, title, description });
    }
    after = found.at(-1)?.key;
    if (found.length < batch) return entries;
  }
}
