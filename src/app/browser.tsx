import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { reloadOnChunkFailure } from '#src/client/failures/chunk-failure.ts';
import { allowSkippedTransitions } from '#src/client/failures/skipped-transitions.ts';
import { formOfHash } from '#src/urls.ts';
import { getRouter } from './router.tsx';

reloadOnChunkFailure();
allowSkippedTransitions();

// A form that the address asks for stands over the page: its code goes before all else that comes late. Whoever shows it hears
// of a failure.
if (formOfHash(location.hash)) {
  const code = [
    import('#src/routes/-pages/visit-parts.tsx'),
    import('#src/features/contact/modal/open-modal.tsx'),
  ];
  for (const part of code) part.catch(() => undefined);
}

// Neither in the task that has run all modules nor in one: on a slow phone a visitor may tap in between.
setTimeout(() => {
  const router = getRouter();
  setTimeout(() => {
    startTransition(() => {
      hydrateRoot(document, <RouterClient router={router} />);
    });
  });
});
