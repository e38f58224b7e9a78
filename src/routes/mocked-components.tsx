import { createFileRoute } from '@tanstack/react-router';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { GalleryPage, type GalleryQuery } from '#src/features/internal/gallery-page.tsx';
import { internalMessages } from '#src/i18n/messages/site/internal.ts';
import { internalPages } from '#src/urls.ts';
import { galleries } from './-all-examples.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/mocked-components')({
  staticData: { middleware: ['internal'], parameters: 'any' },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    const m = internalMessages(context.language);
    const { theme, component } = deps as { theme?: unknown; component?: unknown };
    const query: GalleryQuery = {
      theme: theme === 'light' || theme === 'dark' ? theme : null,
      component: typeof component === 'string' ? component : null,
    };
    return {
      query,
      head: {
        title: m.galleryTitle,
        description: m.galleryLead,
        path: internalPages.gallery,
        isInternal: true,
      },
    };
  },
  head: routeHead,
  component: GalleryRoute,
});

function GalleryRoute() {
  const { language } = usePageContext();
  const { query } = Route.useLoaderData();
  const groups = galleries.map((gallery) => gallery(language));
  return <GalleryPage language={language} groups={groups} {...query} />;
}
