import type { ReactNode } from 'react';

/** The second layout: the page's content and nothing else (LY-02). */
export function ContentLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
