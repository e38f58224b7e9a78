import { createContext, useContext, type ReactNode } from 'react';

const toItself = (path: string) => path;

const LocalPath = createContext<(path: string) => string>(toItself);

/** Provides the function that puts addresses of pages into the visit's language. */
export const LocalPathProvider = LocalPath.Provider;

const AsOf = createContext<string | null>(null);

/** Provides the release that links ask for; null for the current one. */
export const AsOfProvider = AsOf.Provider;

/** The release that links ask for, for a form that opens a page. */
export const useAsOf = (): string | null => useContext(AsOf);

/** Localises an address of the site; `https:`, `mailto:` and fragments are unchanged. */
export function useLocalPath(): (path: string) => string {
  const localPath = useContext(LocalPath);
  const asof = useAsOf();
  return (href) => {
    if (!href.startsWith('/')) return href;
    const local = localPath(href);
    return asof !== null && isPage(href) ? withAsOf(local, asof) : local;
  };
}

/** Adds the release to an address, unless it has one. */
function withAsOf(href: string, asof: string): string {
  const { pathname, searchParams, hash } = new URL(href, 'http://this.site');
  if (!searchParams.has('asof')) searchParams.set('asof', asof);
  return `${pathname}?${searchParams}${hash}`;
}

/** Whether an address is a page of this site; below `/api` only the reference has pages. */
export const isPage = (href: string): boolean => /^\/(?!api\/(?!reference\/)|\/)/.test(href);

type PageLinkProps = {
  /** The path of a page of this site without a language prefix, or an external address. */
  href: string;
  className?: string | undefined;
  current?: 'page' | 'true' | undefined;
  label?: string | undefined;
  /** Whether the page is the previous or next one. */
  rel?: 'next' | 'prev' | undefined;
  /** Takes the focus when the element that had it was removed. */
  takesFocus?: boolean;
  children: ReactNode;
};

/**
 * The only component for links to pages. The markup is a plain link; the shell follows such links without loading
 * a new document.
 */
export function PageLink(props: PageLinkProps) {
  const { href, className, current, label, rel, takesFocus = false, children } = props;
  const local = useLocalPath()(href);
  return (
    <a
      href={local}
      rel={rel}
      className={className}
      aria-current={current}
      aria-label={label}
      data-page-link={isPage(href) ? '' : undefined}
      data-takes-focus={takesFocus ? '' : undefined}
    >
      {children}
    </a>
  );
}
