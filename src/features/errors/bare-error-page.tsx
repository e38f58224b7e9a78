import { ErrorPage } from './error-page.tsx';

/** The error page where not even header and footer could be made. */
export function BareErrorPage({ error }: { error: unknown }) {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorPage error={error} />
    </main>
  );
}
