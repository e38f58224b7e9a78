import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/')({
  loader: ({ context }) => context.api.get('home', {}),
  component: HomeRoute,
});

function HomeRoute() {
  const home = Route.useLoaderData();
  return <h1>{home.headline}</h1>;
}
