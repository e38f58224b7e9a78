import { expect, test } from 'vitest';
import { noSettings } from './site-settings.ts';

test('CM-08 AN-01 before a page has its settings nobody is remembered, measured or led elsewhere', () => {
  expect(noSettings).toMatchObject({
    isDevelopment: false,
    hasInternalRoutes: false,
    consentScript: null,
    tagManager: null,
    contactFrame: { address: null, origins: [] },
  });
});
