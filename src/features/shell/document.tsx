import { HeadContent, Scripts, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { siteOf } from '#src/client/page/site-of.ts';
import { earlyTheme } from '#src/client/page/early-theme.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { languageFacts } from '#src/domain/language.ts';
import '#src/ui/tokens.css';
import '#src/ui/fonts.css';
import '#src/ui/base.css';
import '#src/ui/page-transition.css';
import '#src/ui/print.css';

/** Colours that a browser draws around a page of the product's own look: paper. */
const productPapers = { light: '#fbfaf7', dark: '#121419' };
const choosable = ['light', 'dark'] as const;

/** The document around every page. */
export function Document({ children }: { children: ReactNode }) {
  const { language } = usePageContext();
  const brand = useRouterState({ select: ({ matches }) => siteOf(matches).brand });
  const papers = brand?.papers ?? productPapers;
  const shown = brand?.themes ?? choosable;
  // What the early script says of the theme is not the server's to know.
  return (
    <html lang={languageFacts[language].tag} suppressHydrationWarning>
      <head>
        {/* Several of one name: the router's head would keep one. */}
        {shown.map((theme) => (
          <meta
            key={theme}
            name="theme-color"
            content={papers[theme]}
            media={shown.length > 1 ? `(prefers-color-scheme: ${theme})` : 'all'}
            data-of={theme}
            suppressHydrationWarning
          />
        ))}
        {shown.length > 1 ? (
          <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyTheme }} />
        ) : null}
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
