import type { Gallery } from '#src/ui/gallery.ts';
import { SmokePage, smokeChecks, type SmokeResult } from './smoke-page.tsx';

const passed: SmokeResult[] = smokeChecks.map((check) => ({ check, found: '473 indexes' }));
const failed: SmokeResult[] = smokeChecks.map((check) => ({ check, found: null }));

export const gallery: Gallery = (language) => ({
  title: 'Self-check',
  examples: [
    { name: 'all passed', content: <SmokePage language={language} results={passed} /> },
    { name: 'all failed', content: <SmokePage language={language} results={failed} /> },
  ],
});
