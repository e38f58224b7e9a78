import { createContext, useContext, type ReactNode } from 'react';

const toItself = (path: string) => path;

const LocalPath = createContext<(path: string) => string>(toItself);

/** Puts pages' addresses into the language of the visit. */
export const LocalPathProvider = LocalPath.Provider;

const AsOf = createContext<string | null>(null);

/** Names the release that pages are led to as of; null leads to the current one. */
export const AsOfProvider = AsOf.Provider;

/** What pages are led to as of, for a form that leads to one. */
export const useAsOf = (): string | null => useContext(AsOf);

/** An address as the site gives it; `https:`, `mailto:` and pure hashes stay as they are. */
export function useLocalPath(): (path: string) => string {
  const localPath = useContext(LocalPath);
  const asof = useAsOf();
  return (href) => {
    if (!href.startsWith('/')) return href;
    const local = localPath(href);
    return asof !== null && isPage(href) ? withAsOf(local, asof) : local;
  };
}

/** The same address as of a release, unless it names one itself. */
function withAsOf(href: string, asof: string): string {
  const { pathname, searchParams, hash } = new URL(href, 'http://this.site');
  if (!searchParams.has('asof')) searchParams.set('asof', asof);
  return `${pathname}?${searchParams}${hash}`;
}

/** Whether an address is one of a page of this site; below `/api` there are those of its reference alone. */
export const isPage = (href: string): boolean => /^\/(?!api\/(?!reference\/)|\/)/.test(href);

type PageLinkProps = {
  /** Path of a page of this site without its language, or an address elsewhere. */
  href: string;
  className?: string | undefined;
  current?: 'page' | 'true' | undefined;
  label?: string | undefined;
  /** Whether the page is the one before or after this one. */
  rel?: 'next' | 'prev' | undefined;
  /** Takes the focus where what had it near by is no longer there. */
  takesFocus?: boolean;
  children: ReactNode;
};

/**
 * The one link to a page. It is a plain link in the markup; the shell follows those marked as page links
 * without loading the document anew.
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
