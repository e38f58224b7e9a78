import { expect, test } from 'vitest';
import { refusal, refusalCodes, type RefusalCode } from '#src/domain/refusal.ts';
import { languages } from '#src/domain/language.ts';
import { messageGroups } from '../messages/groups.ts';
import { saidRefusals } from './said-refusals.ts';

test('I18-01 every reason of a refusal is said in every language, with its values', () => {
  const values = { one: 'ONE', two: 'TWO', three: 'THREE', four: 'FOUR' };
  for (const language of languages)
    for (const code of refusalCodes) {
      const said = saidRefusals(language, [refusal(code, values)]);
      expect([code, said]).toEqual([code, expect.not.stringContaining('undefined')]);
      const named = messageGroups['refusalTexts']?.keys[code] ?? [];
      for (const [at] of named.entries()) expect(said).toContain(Object.values(values)[at]);
    }
  const [english, japanese] = languages.map((language) =>
    refusalCodes.map((code) => saidRefusals(language, [refusal(code, values)])),
  );
  expect(japanese?.filter((text, at) => text === english?.[at])).toEqual([]);
});

test('a reason of a newer server is said in general words', () => {
  const unknown = refusal('of-tomorrow' as RefusalCode, { value: 'ONE' });
  expect(saidRefusals('en-us', [unknown])).toContain('cannot be shown');
});

test('I18-01 names that a refusal lists are joined as the language joins them', () => {
  const differ = [refusal('currencies-differ', { parts: 'EXONE (EUR), EXTWO (USD)' })];
  expect(saidRefusals('en-us', differ)).toContain('EXONE (EUR), EXTWO (USD)');
  expect(saidRefusals('ja-jp', differ)).toContain('EXONE (EUR)、EXTWO (USD)');
});
