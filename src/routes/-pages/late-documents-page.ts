import { hydratedLate } from '#src/client/browser/hydrated-late.tsx';

/** Loads the code of the documents library, with its loader. */
export const loadDocumentsPage = () => import('./documents-route-page.ts');

const now = import.meta.env.SSR ? await loadDocumentsPage() : null;

// The browser loads the code with the route's own, so that it is there when a visitor follows a link to the library (NV-08).
if (!import.meta.env.SSR) loadDocumentsPage().catch(() => undefined);

/** The library, hydrated when its code has loaded. Its links and form work before, so that code is not in the first load. */
export const LateDocumentsPage = hydratedLate('DocumentsPage', loadDocumentsPage, now);
