import { defaultLanguage, languageFacts, type Language } from '#src/domain/language.ts';
import { localPath } from '#src/urls.ts';
import type { PageContext } from './page-context.ts';
import type { SiteOfPage } from './site-of.ts';

/** Metadata of a page for browsers, search engines and share previews. */
export type PageFacts = {
  /** Title of the page; the site's name is appended. */
  title: string;
  description: string;
  /** Canonical path, without language and query. */
  path: string;
  /** A page that search engines should not index, such as one for the site's developers. */
  isInternal?: boolean;
  /** Languages that the page exists in, the canonical one first; by default all of the site, its own first. */
  writtenIn?: readonly Language[];
  /** Pages of their own that say the same in other languages. */
  translations?: readonly Edition[];
  /** Publication day, of articles only. */
  published?: string;
  /** Path of the page's own share picture; by default the site's. */
  sharePicture?: string;
  /** Path of the page's feed. */
  feed?: string;
};

/** A page in a language, by its path without the language's prefix. */
type Edition = { language: Language; path: string };

type Site = SiteOfHead & { language: Language; origin: string };

/** The part of the site that a head needs. */
type SiteOfHead = Pick<SiteOfPage, 'name' | 'sharePicture'> & { languages: readonly Language[] };

const addressIn = (origin: string, language: Language, path: string) =>
  origin + localPath(language, path);

/** Title, description, canonical address and the same page in the other languages (I18-02). */
export function pageHead(
  { language, origin }: Pick<PageContext, 'language' | 'origin'>,
  site: SiteOfHead,
  facts: PageFacts,
) {
  const { title, description, path, isInternal = false, feed } = facts;
  const fullTitle = [title, site.name].filter(Boolean).join(' | ');
  if (isInternal) return { meta: [{ title: fullTitle }, { name: 'robots', content: 'noindex' }] };
  const [canonical = language] = shownOf(facts, site.languages) ?? [];
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      // Structured data is read from the server's document, so that the browser need not make it again.
      ...(import.meta.env.SSR
        ? sharedMeta({ language, origin, ...site }, { ...facts, title: fullTitle })
        : []),
    ],
    links: [
      { rel: 'canonical', href: addressIn(origin, canonical, path) },
      ...(import.meta.env.SSR ? alternates(origin, site.languages, facts) : []),
      ...(feed ? [feedLink(addressIn(origin, language, feed))] : []),
    ],
  };
}

/** Links to the page in its other languages; a site of one language has none. */
function alternates(origin: string, languages: readonly Language[], facts: PageFacts) {
  if (languages.length === 1) return [];
  const editions = editionsOf(facts, languages);
  const byDefault = editions.find(({ language }) => language === defaultLanguage) ?? editions[0];
  const tagged = [
    ...editions.map((edition) => [languageFacts[edition.language].tag, edition] as const),
    ...(byDefault ? [['x-default', byDefault] as const] : []),
  ];
  return tagged.map(([hrefLang, { language, path }]) => ({
    rel: 'alternate',
    hrefLang,
    href: addressIn(origin, language, path),
  }));
}

/** The page in each language of the site, the canonical one first. */
function editionsOf(facts: PageFacts, languages: readonly Language[]): Edition[] {
  const { path, translations = [] } = facts;
  const own = (shownOf(facts, languages) ?? languages).map((language) => ({ language, path }));
  return [...own, ...translations.filter(({ language }) => languages.includes(language))];
}

/** A text in a language that the site is not shown in belongs to the page where it is read. */
const shownOf = ({ writtenIn }: PageFacts, languages: readonly Language[]) =>
  writtenIn?.filter((one) => languages.includes(one));

const localeOf = (language: Language) => languageFacts[language].tag.replace('-', '_');

/** Metadata for share previews (ogp.me). */
function sharedMeta({ language, origin, name, languages, ...site }: Site, facts: PageFacts) {
  const { title, description, path, published, sharePicture = site.sharePicture } = facts;
  const [canonical = language] = shownOf(facts, languages) ?? [];
  const others = editionsOf(facts, languages).filter((one) => one.language !== language);
  return [
    { property: 'og:site_name', content: name },
    { property: 'og:locale', content: localeOf(language) },
    ...others.map((one) => ({ property: 'og:locale:alternate', content: localeOf(one.language) })),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: published ? 'article' : 'website' },
    ...(published ? [{ property: 'article:published_time', content: published }] : []),
    { property: 'og:url', content: addressIn(origin, canonical, path) },
    ...(sharePicture
      ? [
          { property: 'og:image', content: origin + sharePicture },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
        ]
      : []),
    { name: 'twitter:card', content: sharePicture ? 'summary_large_image' : 'summary' },
  ];
}

const feedLink = (href: string) => ({ rel: 'alternate', type: 'application/atom+xml', href });
