import { usePageContext } from '#src/client/page/use-page-context.ts';
import { ErrorView } from './error-view.tsx';

/** Nothing is at this address (RT-17). */
export function NotFoundPage() {
  const { language } = usePageContext();
  return <ErrorView language={language} status={404} />;
}
