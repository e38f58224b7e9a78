import sansFont from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import serifFont from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import type { PageContext } from '#src/client/page-context.ts';
import { isIgnored } from '#src/features/errors/is-ignored.ts';
import type { Language } from '#src/i18n/languages.ts';
import { found } from '#src/urls/found.ts';
import { errorMessages } from '#src/i18n/messages/errors.ts';

const preloadFont = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

type Matches = readonly { status: string; error?: unknown }[];

/** Title of a page that is not there or failed; others have one of their own. */
function errorTitle(language: Language, matches: Matches): string {
  const m = errorMessages(language);
  const has = (status: string) => matches.some((match) => match.status === status);
  // Where no route matches there is only the root.
  if (matches.length === 1 || has('notFound')) return m.notFound;
  return matches.some(({ status, error }) => status === 'error' && !isIgnored(error))
    ? m.title
    : '';
}

/** What the head of every document holds. A page's own title takes the place of the one given here. */
export function rootHead(
  { language, settings }: Pick<PageContext, 'language' | 'settings'>,
  siteName: string,
  matches: Matches,
) {
  const { stylesheet } = settings().fonts;
  return {
    meta: [
      { charSet: 'utf-8' },
      { title: [errorTitle(language, matches), siteName].filter(Boolean).join(' | ') },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    ],
    links: [
      ...(stylesheet === null
        ? [preloadFont(sansFont), preloadFont(serifFont)]
        : [{ rel: 'stylesheet', href: stylesheet }]),
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'manifest', href: found.manifest },
    ],
  };
}
