import { createFileRoute } from '@tanstack/react-router';

/** Names a middleware that there is not, to show what becomes of such a page (RT-22). */
export const Route = createFileRoute('/mocked-components_/middleware')({
  staticData: { middleware: ['internal', 'gate'] },
  component: () => null,
});
