import { createFileRoute } from '@tanstack/react-router';
import { PageError } from '#src/client/page/page-error.ts';
import { validatePage } from '#src/client/page/page-steps.ts';

/** Pages that fail in different ways, to test how failures are shown (RT-21, ER-04, LY-04). */
const failures = new Map<string, () => never>([
  [
    'page',
    () => {
      throw new Error('The page broke');
    },
  ],
  [
    'error-page',
    () => {
      throw new UnshowableError();
    },
  ],
]);

class UnshowableError extends Error {
  get statusCode(): number {
    throw new Error('The error page broke');
  }
}

export const Route = createFileRoute('/mocked-components_/$failure')({
  staticData: { middleware: ['internal'] },
  loader: ({ context, params: { failure } }) =>
    validatePage(context, () => {
      if (failure === 'validate') throw new PageError(410, 'This page was taken down');
      return failures.has(failure);
    }),
  component: FailingPage,
});

function FailingPage() {
  failures.get(Route.useParams().failure)?.();
  return null;
}
