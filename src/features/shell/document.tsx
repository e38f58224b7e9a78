import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { languageFacts } from '#src/domain/language.ts';
import '#src/ui/tokens.css';
import '#src/ui/line-colours.css';
import '#src/ui/fonts.css';
import '#src/ui/base.css';
import '#src/ui/page-transition.css';
import '#src/ui/print.css';
import { ThemeHead } from './theme-head.tsx';

/** The document around every page. What the early script has said of the theme since is not the server's to know. */
export function Document({ children }: { children: ReactNode }) {
  const { language } = usePageContext();
  return (
    <html lang={languageFacts[language].tag} suppressHydrationWarning>
      <head>
        {import.meta.env.SSR ? <ThemeHead /> : null}
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
