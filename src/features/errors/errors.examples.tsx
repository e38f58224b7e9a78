import type { Gallery } from '#src/ui/gallery.ts';
import { ErrorView } from './error-view.tsx';
import { FailedErrorPage } from './failed-error-page.tsx';
import { NoConnectionView } from './no-connection-view.tsx';

type ErrorExample = { name: string; status: number; message: string | null };

/** The error page in each of its states. */
export const errorExamples: readonly ErrorExample[] = [
  { name: 'nothing at this address', status: 404, message: null },
  { name: 'the service fails', status: 503, message: null },
  { name: 'an error of the page itself', status: 500, message: 'Unknown middleware gate' },
];

export const gallery: Gallery = (language) => ({
  title: 'Error page',
  examples: [
    ...errorExamples.map(({ name, status, message }) => ({
      name,
      content: <ErrorView language={language} status={status} message={message} />,
    })),
    { name: 'nothing can be fetched', content: <NoConnectionView language={language} /> },
    {
      name: 'the error page itself fails',
      content: <FailedErrorPage language={language} error={new Error('The view broke')} />,
    },
  ],
});
