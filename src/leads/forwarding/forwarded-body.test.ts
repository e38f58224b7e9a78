import { expect, test } from 'vitest';
import { leadOf } from '../../../tests/support/leads.ts';
import { forwardedBody } from './forwarded-body.ts';

test('CM-11 the fields go under exactly their names, with what names form, site and submission', () => {
  const body = forwardedBody(leadOf('the-key', { campaign: [] }), '42');
  expect(Array.from(body.keys()).toSorted()).toEqual(
    (
      'emailAddress firstName lastName country company title firmtype firmType1 stateProv dropdownMenu ' +
      'functionRoleType1 sysop1 pageTitle pageUrl paragraphText requesttype ' +
      'elqFormName elqSiteID submissionKey submittedAt privacyVersion consentGroups'
    )
      .split(' ')
      .toSorted(),
  );
  expect(body.get('elqFormName')).toBe('contact-us');
  expect(body.get('elqSiteID')).toBe('42');
  expect(body.get('submissionKey')).toBe('the-key');
});

test('parameters of the address go along and override nothing', () => {
  const campaign: [string, string][] = [
    ['utm_source', 'a b&c'],
    ['elqSiteID', 'another'],
    ['elqTrackId', '7'],
  ];
  const body = forwardedBody(leadOf('the-key', { campaign }), '42');
  expect(body.getAll('elqSiteID')).toEqual(['42']);
  expect(body.get('utm_source')).toBe('a b&c');
  expect(body.get('elqTrackId')).toBe('7');
});
