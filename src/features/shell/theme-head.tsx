import { useRouterState } from '@tanstack/react-router';
import { earlyTheme } from '#src/client/page/early-theme.ts';
import { siteOf } from '#src/client/page/site-of.ts';

/** Colours that a browser draws around a page of the product's own look: paper. */
const productPapers = { light: '#fbfaf7', dark: '#121419' };
const choosable = ['light', 'dark'] as const;

/** What the head of a document says of its themes, before anything is painted; made on the server alone. */
export function ThemeHead() {
  const brand = useRouterState({ select: ({ matches }) => siteOf(matches).brand });
  const papers = brand?.papers ?? productPapers;
  const shown = brand?.themes ?? choosable;
  return (
    <>
      {/* Several of one name: the router's head would keep one. */}
      {shown.map((theme) => (
        <meta
          key={theme}
          name="theme-color"
          content={papers[theme]}
          media={shown.length > 1 ? `(prefers-color-scheme: ${theme})` : 'all'}
          data-of={theme}
        />
      ))}
      {shown.length > 1 ? <script dangerouslySetInnerHTML={{ __html: earlyTheme }} /> : null}
    </>
  );
}
