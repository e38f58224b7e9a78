import { usePageContext } from '#src/client/page/use-page-context.ts';
import { LocalPathProvider } from '#src/ui/page-link.tsx';
import { localPath } from '#src/urls.ts';
import { ErrorPage } from './error-page.tsx';

/** The error page where not even header and footer could be made. */
export function BareErrorPage({ error }: { error: unknown }) {
  const { language } = usePageContext();
  return (
    <LocalPathProvider value={(path) => localPath(language, path)}>
      <main id="main" tabIndex={-1}>
        <ErrorPage error={error} />
      </main>
    </LocalPathProvider>
  );
}
