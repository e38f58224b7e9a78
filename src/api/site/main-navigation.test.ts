import { expect, test } from 'vitest';
import { languages } from '#src/domain/language.ts';
import { openSmallApi } from '../../../tests/support/small-api.ts';

test('AN-04 a privacy policy on another site keeps its address in every language', async () => {
  const site = await openSmallApi('embedded');
  for (const lang of languages) {
    const { provider } = await site.ask('mainNavigation', { lang });
    expect([lang, provider.privacyPolicyUrl]).toEqual([lang, 'https://harbour.example/privacy']);
  }
  await site.close();
});
