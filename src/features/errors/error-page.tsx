import { useEffect } from 'react';
import { statusOfError } from '#src/client/calls/api-error.ts';
import { logFailure } from '#src/client/calls/log-failure.ts';
import { PageError } from '#src/client/page/page-error.ts';
import { isOutOfReach } from '#src/client/failures/out-of-reach.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { errorMessages } from '#src/i18n/messages/site/errors.ts';
import { Container } from '#src/ui/layout.tsx';
import { ErrorFallback } from './error-fallback.tsx';
import { ErrorView } from './error-view.tsx';
import { isIgnored } from './is-ignored.ts';
import { NoConnectionView } from './no-connection-view.tsx';

/** What stands in place of a page that failed (ER-04), by its message logged and nothing more (NV-05). */
export function ErrorPage({ error }: { error: unknown }) {
  const { language } = usePageContext();
  useEffect(() => logFailure('page', error), [error]);
  return (
    <ErrorFallback language={language}>
      <ChosenError error={error} />
    </ErrorFallback>
  );
}

function ChosenError({ error }: { error: unknown }) {
  const { language } = usePageContext();
  if (isOutOfReach(error)) return <NoConnectionView language={language} />;
  return isIgnored(error) ? <IgnoredError /> : <ShownError error={error} />;
}

function IgnoredError() {
  const m = errorMessages(usePageContext().language);
  return (
    <Container>
      <h1>{m.dataNotAvailable}</h1>
      <p>{m.elementFailed}</p>
    </Container>
  );
}

function ShownError({ error }: { error: unknown }) {
  const { language, reportStatus } = usePageContext();
  const status = statusOfError(error);
  reportStatus(status);
  return (
    <ErrorView
      language={language}
      status={status}
      message={error instanceof PageError ? error.message : null}
    />
  );
}
