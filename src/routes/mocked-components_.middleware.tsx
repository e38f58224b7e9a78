import { createFileRoute } from '@tanstack/react-router';

/** Names a middleware that does not exist, to test how that is shown (RT-22). */
export const Route = createFileRoute('/mocked-components_/middleware')({
  staticData: { middleware: ['internal', 'gate'] },
  component: () => null,
});
