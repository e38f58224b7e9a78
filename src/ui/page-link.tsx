import { createContext, useContext, type ReactNode } from 'react';

const toItself = (path: string) => path;

const LocalPath = createContext<(path: string) => string>(toItself);

/** Puts pages' addresses into the language of the visit. */
export const LocalPathProvider = LocalPath.Provider;

/** An address as the site gives it; `https:`, `mailto:` and pure hashes stay as they are. */
export function useLocalPath(): (path: string) => string {
  const localPath = useContext(LocalPath);
  return (href) => (href.startsWith('/') ? localPath(href) : href);
}

/** Whether an address is one of a page of this site; below `/api` there are none. */
export const isPage = (href: string): boolean => /^\/(?!api\b|\/)/.test(href);

type PageLinkProps = {
  /** Path of a page of this site without its language, or an address elsewhere. */
  href: string;
  className?: string | undefined;
  current?: 'page' | 'true' | undefined;
  label?: string | undefined;
  /** Takes the focus where what had it near by is no longer there. */
  takesFocus?: boolean;
  children: ReactNode;
};

/**
 * The one link to a page. It is a plain link in the markup; the shell follows those marked as page links
 * without loading the document anew.
 */
export function PageLink(props: PageLinkProps) {
  const { href, className, current, label, takesFocus = false, children } = props;
  const local = useLocalPath()(href);
  return (
    <a
      href={local}
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
