import { createFileRoute } from '@tanstack/react-router';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { Sections } from '#src/features/content-page/sections.tsx';
import { GenderDiversityPage } from '#src/features/gender-diversity/gender-diversity-page.tsx';
import { loadGenderDiversity } from './-loaders/load-gender-diversity.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/gender-diversity')({
  gcTime: Number.POSITIVE_INFINITY,
  loader: ({ context }) => loadGenderDiversity(context),
  head: routeHead,
  component: GenderDiversityRoute,
});

function GenderDiversityRoute() {
  const { language } = usePageContext();
  const { microsite, resources, data } = Route.useLoaderData();
  return (
    <GenderDiversityPage language={language} microsite={microsite} resources={resources}>
      <Sections language={language} data={data} />
    </GenderDiversityPage>
  );
}
