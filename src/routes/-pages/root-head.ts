import sansFont from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import serifFont from '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2?url';
import { stylesheet as ownStylesheet } from 'virtual:stylesheet';
import type { PageContext } from '#src/client/page/page-context.ts';
import { isOutOfReach } from '#src/client/failures/out-of-reach.ts';
import type { PageError } from '#src/client/page/page-error.ts';
import type { SiteSettings } from '#src/client/page/site-settings.ts';
import { reloadAfter } from '#src/domain/being-prepared.ts';
import { isIgnored } from '#src/features/errors/is-ignored.ts';
import type { SiteOfPage } from '#src/client/page/site-of.ts';
import type { Language } from '#src/domain/language.ts';
import { headFiles } from '#src/urls/discovery.ts';
import { errorMessages } from '#src/i18n/messages/site/errors.ts';

const preloadFont = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

/**
 * A browser neither paints nor runs scripts before a page's stylesheets have loaded. A stylesheet of another host
 * may never load, so it is declared for print until it is there.
 */
const lateMedia = 'print';
const applyLateStylesheet = `for (const link of document.querySelectorAll('link[media=${lateMedia}]')) {
  const apply = () => { link.media = 'all'; };
  if (link.sheet) apply(); else link.addEventListener('load', apply);
}`;

// The router distinguishes an address without a route from a route whose loader found nothing.
type Matches = readonly { status: string; error?: unknown; _notFound?: boolean }[];

/** The error of a page whose requested release does not exist; undefined for all other pages. */
export function missingReleaseOf(matches: readonly { error?: unknown }[]) {
  return matches.map(({ error }) => error as PageError | undefined).find((error) => error?.missing);
}

/** The title of an error page; all other pages have their own. */
function errorTitle(language: Language, matches: Matches): string {
  const m = errorMessages(language);
  const has = (status: string) => matches.some((match) => match.status === status);
  // oxlint-disable-next-line no-underscore-dangle -- the router's name for "no route matches"
  if (matches[0]?._notFound || has('notFound')) return m.notFound;
  const missing = missingReleaseOf(matches);
  if (missing) return missing.message;
  const failed = matches.find(({ status }) => status === 'error');
  return failed ? failedTitle(m, failed.error) : '';
}

function failedTitle(m: ReturnType<typeof errorMessages>, error: unknown): string {
  if (isOutOfReach(error)) return m.noConnection;
  return isIgnored(error) ? '' : m.title;
}

/** The document head that all pages share. A page's own title replaces the one given here. */
export function rootHead(
  { language, settings }: Pick<PageContext, 'language' | 'settings'>,
  site: SiteOfPage,
  matches: Matches,
) {
  const title = [errorTitle(language, matches), site.name].filter(Boolean).join(' | ');
  // Tags that are the same on all pages come with the server's HTML, so the browser does not create them again.
  if (!import.meta.env.SSR) return { meta: [{ title }] };
  const isPreparing = missingReleaseOf(matches)?.missing?.reason === 'preparing';
  const again = isPreparing ? [{ httpEquiv: 'refresh', content: String(reloadAfter) }] : [];
  const { meta, links, scripts } = unchanging(settings(), site.brand);
  return { meta: [...meta, ...again, { title }], links, scripts };
}

function unchanging({ fonts: { stylesheet } }: SiteSettings, brand: SiteOfPage['brand']) {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    ],
    links: [
      // In development Vite injects the styles.
      ...(ownStylesheet === null ? [] : [{ rel: 'stylesheet', href: ownStylesheet }]),
      ...(brand ? [{ rel: 'stylesheet', href: brand.stylesheet }] : []),
      ...(stylesheet === null
        ? fontsOf(brand).map(preloadFont)
        : [{ rel: 'stylesheet', href: stylesheet, media: lateMedia }]),
      ...(brand ? iconsOf(brand) : productIcons),
      { rel: 'manifest', href: headFiles.manifest },
    ],
    scripts: stylesheet === null ? [] : [{ children: applyLateStylesheet }],
  };
}

/** The typefaces of the brand, or those of the product where it has none. */
const fontsOf = (brand: SiteOfPage['brand']) =>
  brand && brand.fonts.length > 0 ? brand.fonts : [sansFont, serifFont];

const productIcons = [
  { rel: 'icon', href: headFiles.icon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: headFiles.touchIcon },
];

const iconsOf = ({ icon, touchIcon }: NonNullable<SiteOfPage['brand']>) => [
  ...(icon ? [{ rel: 'icon', href: icon, type: 'image/svg+xml' }] : []),
  ...(touchIcon ? [{ rel: 'apple-touch-icon', href: touchIcon }] : []),
];
