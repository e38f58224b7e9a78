import { useEffect } from 'react';
import { statusOfError } from '#src/client/api-error.ts';
import { logFailure } from '#src/client/log-failure.ts';
import { PageError } from '#src/client/page-error.ts';
import { usePageContext } from '#src/client/use-page-context.ts';
import { ErrorFallback } from './error-fallback.tsx';
import { ErrorView } from './error-view.tsx';

/** What stands in place of a page that failed (ER-04). */
export function ErrorPage({ error }: { error: unknown }) {
  const { language, reportStatus } = usePageContext();
  const status = statusOfError(error);
  reportStatus(status);
  useEffect(() => logFailure('page', error), [error]);
  return (
    <ErrorFallback language={language}>
      <ErrorView
        language={language}
        status={status}
        message={error instanceof PageError ? error.message : null}
      />
    </ErrorFallback>
  );
}
