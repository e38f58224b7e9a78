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
  loader: async ({ context, params: { failure } }) => {
    await validatePage(context, () => {
      if (failure === 'validate') throw new PageError(410, 'This page was taken down');
      return failure === 'load' || failures.has(failure);
    });
    if (failure === 'load') throw new Error('The code of the page is missing');
  },
  component: FailingPage,
});

function FailingPage() {
  failures.get(Route.useParams().failure)?.();
  return null;
}
