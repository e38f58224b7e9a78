import { expect, test } from 'vitest';
import { approvalsText } from './drafts-page.ts';

test.each([
  [[], 0, 'none needed'],
  [[], 2, '0 of 2'],
  [['bob'], 2, '1 of 2: bob'],
  // Who approves a draft that needs nobody is named all the same.
  [['bob'], 0, 'bob'],
])('%s of %i approvals', (approvers, wanted, said) => {
  expect(approvalsText({ approvers, wanted })).toBe(said);
});
