import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { languageFacts } from '#src/domain/language.ts';
import '#src/ui/tokens.css';
import '#src/ui/fonts.css';
import '#src/ui/base.css';
import '#src/ui/page-transition.css';
import '#src/ui/print.css';

/** The document around every page. */
export function Document({ children }: { children: ReactNode }) {
  const { language } = usePageContext();
  return (
    <html lang={languageFacts[language].tag}>
      <head>
        {/* Two of one name: the router's head would keep one. */}
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#121419" media="(prefers-color-scheme: dark)" />
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
