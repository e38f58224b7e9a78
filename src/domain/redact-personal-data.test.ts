import { expect, test } from 'vitest';
import { redactPersonalData } from './redact-personal-data.ts';

test('queries, fragments and addresses are removed from a message, and its beginning stays', () => {
  const redact = redactPersonalData;
  expect(redact('TypeError at /contact-us?email=a@b.example#top in main.js')).toBe(
    'TypeError at /contact-us in main.js',
  );
  expect(redact('Not sent to jane.doe@example.com now')).toBe('Not sent to … now');
  expect(redact(`begin${'x'.repeat(400)}`)).toBe(`begin${'x'.repeat(295)}`);
});
