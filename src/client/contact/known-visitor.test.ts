import { beforeEach, expect, test, vi } from 'vitest';
import { contactValues } from '../../../tests/support/leads.ts';
import { findKnownVisitor, rememberVisitor } from './known-visitor.ts';

/** A browser whose visitor has consented to the groups given. */
function browserWith(groups: string) {
  const jar = new Map<string, string>();
  vi.stubGlobal('window', { OptanonActiveGroups: groups });
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      return Array.from(jar, (pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      jar.set(name, value);
    },
  });
  return jar;
}

const { emailAddress } = contactValues;
const known = {
  emailAddress,
  firstName: 'Ada',
  lastName: 'Lovelace',
  country: 'GB',
  company: 'Analytical Engines',
  title: 'Head of Research',
  firmtype: 'Asset Manager',
  stateProv: 'Unknown',
  functionRoleType1: 'Investment Team',
};

beforeEach(() => void browserWith(',C0001,C0004,'));

test('CM-08 all that says who a visitor is, and no more, is known again by the email alone', () => {
  rememberVisitor(contactValues, false);
  expect(findKnownVisitor(emailAddress)).toEqual(known);
  expect(findKnownVisitor(` ${emailAddress.toUpperCase()}`)).toEqual(known);
  expect(findKnownVisitor('grace@example.org')).toBeNull();
  expect(findKnownVisitor('')).toBeNull();
});

test('CM-08 another form of the same visitor adds to what is known, one of somebody else replaces it', () => {
  rememberVisitor(contactValues, false);
  rememberVisitor({ emailAddress, firmType1: 'Academic', lastName: 'King', company: '' }, false);
  expect(findKnownVisitor(emailAddress)).toEqual({
    ...known,
    firmType1: 'Academic',
    lastName: 'King',
  });
  const grace = { emailAddress: 'grace@example.org', firstName: 'Grace' };
  rememberVisitor(grace, false);
  expect(findKnownVisitor(grace.emailAddress)).toEqual(grace);
  expect(findKnownVisitor(emailAddress)).toBeNull();
});

test('CM-08 without consent to targeting details are kept in the dev environment only', () => {
  const jar = browserWith(',C0001,C0002,C0003,');
  rememberVisitor(contactValues, false);
  expect(jar.size).toBe(0);
  rememberVisitor(contactValues, true);
  expect(findKnownVisitor(emailAddress)).toEqual(known);
});
