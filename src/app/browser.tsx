import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { reloadOnChunkFailure } from '#src/client/chunk-failure.ts';
import { forgetFailedPages } from '#src/client/forget-failed-pages.ts';
import { getRouter } from './router.tsx';

reloadOnChunkFailure();
const router = getRouter();
forgetFailedPages(router);

startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />);
});
