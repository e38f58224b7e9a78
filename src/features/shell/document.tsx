import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePageContext } from '#src/client/use-page-context.ts';
import { languageTags } from '#src/i18n/languages.ts';
import '#src/ui/tokens.css';
import '#src/ui/fonts.css';
import '#src/ui/base.css';
import '#src/ui/page-transition.css';
import '#src/ui/print.css';

/** The document around every page. */
export function Document({ children }: { children: ReactNode }) {
  const { language } = usePageContext();
  return (
    <html lang={languageTags[language]}>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
