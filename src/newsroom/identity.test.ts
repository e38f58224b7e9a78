import { expect, test } from 'vitest';
import { isFormKey, type Visit } from './identity.ts';

test('only the key of the own session is the key of a form', () => {
  const visit = { formKey: 'abcdef' } as Visit;
  expect(['abcdef', 'abcdeg', 'abcde', '', undefined].map((key) => isFormKey(visit, key))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
