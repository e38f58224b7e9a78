import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { reloadOnChunkFailure } from '#src/client/failures/chunk-failure.ts';
import { allowSkippedTransitions } from '#src/client/failures/skipped-transitions.ts';
import { getRouter } from './router.tsx';

reloadOnChunkFailure();
allowSkippedTransitions();

// Neither in the task that has run all modules nor in one: on a slow phone a visitor may tap in between.
setTimeout(() => {
  const router = getRouter();
  setTimeout(() => {
    startTransition(() => {
      hydrateRoot(document, <RouterClient router={router} />);
    });
  });
});
