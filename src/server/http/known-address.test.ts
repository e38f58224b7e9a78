import { expect, test } from 'vitest';
import { knownAddress } from './known-address.ts';

test('TP-08 the language of a call is part of the key under which its answer is kept', () => {
  const known = knownAddress({ parametersOf: () => null });
  for (const call of ['/api/templatized-page?url=%2Fequity', '/api/pages?url=%2Fpage%2Fesg']) {
    const kept = new URL(known(`${call}&lang=ja-jp`), 'https://indexes.example').searchParams;
    expect(kept.get('lang')).toBe('ja-jp');
    expect(kept.get('url')).toBe(new URL(call, 'https://indexes.example').searchParams.get('url'));
  }
});
