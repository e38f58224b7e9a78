import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { reloadOnChunkFailure } from '#src/client/failures/chunk-failure.ts';
import { allowSkippedTransitions } from '#src/client/failures/skipped-transitions.ts';
import { formOfHash } from '#src/urls.ts';
import { getRouter } from './router.tsx';

reloadOnChunkFailure();
allowSkippedTransitions();

// When the address opens a form in the modal, its code is loaded before all other late code. The modal reports a
// failure.
// of a failure.
if (formOfHash(location.hash)) {
  const code = [
    import('#src/routes/-pages/visit-parts.tsx'),
    import('#src/features/contact/modal/open-modal.tsx'),
  ];
  for (const part of code) part.catch(() => undefined);
}

// Hydration gets a task of its own, apart from the one that evaluated the modules, so that a slow phone can handle a
// tap in between.
setTimeout(() => {
  const router = getRouter();
  setTimeout(() => {
    startTransition(() => {
      hydrateRoot(document, <RouterClient router={router} />);
    });
  });
});
