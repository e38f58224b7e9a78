import { createFileRoute } from '@tanstack/react-router';
import type { Home } from '#src/contract/api/site-answers.ts';
import { api as urls } from '#src/urls.ts';

export const Route = createFileRoute('/')({
  loader: ({ context }) => context.api.get<Home>(urls.home),
  component: HomeRoute,
});

function HomeRoute() {
  const home = Route.useLoaderData();
  return <h1>{home.headline}</h1>;
}
