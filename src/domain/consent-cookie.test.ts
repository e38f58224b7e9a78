import { expect, test } from 'vitest';
import { effectiveCategories, readChoice, writeChoice } from './consent-cookie.ts';

test('AN-04 the cookie of a OneTrust site is read', () => {
  const cookies =
    'a=1; OptanonConsent=isGpcEnabled=0&datestamp=Fri+Nov+20+2026&version=202409.1.0&groups=C0001%3A1%2CC0002%3A0%2CC0003%3A1%2CC0004%3A1&AwaitingReconsent=false; b=2';
  expect(readChoice(cookies)).toEqual({
    granted: ['C0001', 'C0003', 'C0004'],
    underPrivacyControl: false,
  });
});

test('AN-04 a choice is written as that cookie has it, and read as it was written', () => {
  const choice = { granted: ['C0001', 'C0002'] as const, underPrivacyControl: true };
  const written = writeChoice(choice, new Date('2026-11-20T12:00:00Z'));
  expect(written).toBe(
    'isGpcEnabled=1&datestamp=2026-11-20T12%3A00%3A00.000Z&groups=C0001%3A1%2CC0002%3A1%2CC0003%3A0%2CC0004%3A0',
  );
  expect(readChoice(`OptanonConsent=${written}`)).toEqual(choice);
});

test.each(['', 'OptanonConsent=', 'OptanonConsent=datestamp=x', 'XOptanonConsent=groups=C0004:1'])(
  'AN-01 without a choice nothing but the necessary is granted: %s',
  (cookies) => {
    expect(readChoice(cookies)).toBeNull();
    expect(effectiveCategories(null, false)).toEqual(['C0001']);
  },
);

test('Global Privacy Control takes targeting from a choice made without it, not from one made in its knowledge', () => {
  const granted = ['C0001', 'C0002', 'C0004'] as const;
  const before = { granted, underPrivacyControl: false };
  expect(effectiveCategories(before, true)).toEqual(['C0001', 'C0002']);
  expect(effectiveCategories({ granted, underPrivacyControl: true }, true)).toEqual(granted);
});
