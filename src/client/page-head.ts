import { defaultLanguage, languages, languageTags, type Language } from '#src/i18n/languages.ts';
import { localPath } from '#src/urls.ts';
import type { PageContext } from './page-context.ts';

/** What a page says of itself to browsers, search engines and those it is shared with. */
export type PageFacts = {
  /** Title of the page itself; the site's name is added. */
  title: string;
  description: string;
  /** Canonical path, without language and query. */
  path: string;
  /** For those who build the site: nothing that a search engine should know. */
  isInternal?: boolean;
  /** Languages that the page is written in, the canonical one first; unless given, all, and its own first. */
  writtenIn?: readonly Language[];
  isArticle?: boolean;
  /** Path of a feed of what is new there. */
  feed?: string;
};

/** Title, description, canonical address and the same page in the other languages (I18-02). */
export function pageHead(
  { language, origin }: Pick<PageContext, 'language' | 'origin'>,
  siteName: string,
  { title, description, path, isInternal = false, writtenIn, isArticle, feed }: PageFacts,
) {
  const addressIn = (one: Language) => origin + localPath(one, path);
  const fullTitle = [title, siteName].filter(Boolean).join(' | ');
  if (isInternal) return { meta: [{ title: fullTitle }, { name: 'robots', content: 'noindex' }] };
  const written = writtenIn ?? languages;
  const [canonical = language] = writtenIn ?? [language];
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      { property: 'og:site_name', content: siteName },
      { property: 'og:locale', content: languageTags[language].replace('-', '_') },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      { property: 'og:type', content: isArticle ? 'article' : 'website' },
      { property: 'og:url', content: addressIn(canonical) },
      { name: 'twitter:card', content: 'summary' },
    ],
    links: [
      { rel: 'canonical', href: addressIn(canonical) },
      ...written.map((one) => ({
        rel: 'alternate',
        hrefLang: languageTags[one],
        href: addressIn(one),
      })),
      {
        rel: 'alternate',
        hrefLang: 'x-default',
        href: addressIn(written.includes(defaultLanguage) ? defaultLanguage : canonical),
      },
      ...(feed ? [feedLink(origin + localPath(language, feed))] : []),
    ],
  };
}

const feedLink = (href: string) => ({ rel: 'alternate', type: 'application/atom+xml', href });
