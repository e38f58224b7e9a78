import { hydratedLate } from '#src/client/browser/hydrated-late.tsx';

// Few who compare write pages of their own: the first load does not bring what only they need.

const loadCodes = () => import('./mix-embed-codes.tsx');
const codes = import.meta.env.SSR ? await loadCodes() : null;

export const MixEmbedCodes = hydratedLate('MixEmbedCodes', loadCodes, codes);

const loadTexts = () => import('#src/ui/controls/copied-text.tsx');
const texts = import.meta.env.SSR ? await loadTexts() : null;

export const CopiedTexts = hydratedLate('CopiedTexts', loadTexts, texts);
