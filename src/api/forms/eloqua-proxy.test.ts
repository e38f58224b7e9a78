import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problem } from '#src/contract/api/problem.ts';
import { defaultFormSiteId } from '#src/contract/forms/form-fields.ts';
import { submissionAddress } from '#src/contract/forms/submission.ts';
import { UnavailableError } from '#src/domain/errors.ts';
import { contactValues, listAll } from '../../../tests/support/leads.ts';
import { sendForm, type Sent } from '../../../tests/support/send-form.ts';
import { openSmallApi, type SmallApi } from '../../../tests/support/small-api.ts';
import { createApi } from '../create-api.ts';
import { clientAddress } from './client-address.ts';
import { rateLimit } from './rate-limit.ts';

let site: SmallApi;
beforeAll(async () => {
  site = await openSmallApi('embedded');
});
afterAll(() => site.close());

const send = (sent: Sent = {}) => sendForm(site, sent);

async function refusal(response: Response) {
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const refused = problem.parse(await response.json());
  expect(refused.status).toBe(response.status);
  return refused;
}

const storedUnder = async (key: string) =>
  (await listAll(site.leads)).filter(({ lead }) => lead.key === key);

const withKey = (key: string) => ({ 'Idempotency-Key': key });

test('CM-07 a form that is sent with siteId and formName is stored, then acknowledged', async () => {
  const key = randomUUID();
  const body = {
    ...contactValues,
    utm_source: 'newsletter',
    consentGroups: 'C0001:1,C0004:0',
    homepage: '',
  };
  const response = await send({ body, headers: withKey(key) });
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual({ status: 'accepted', key });
  const [stored] = await storedUnder(key);
  expect(stored).toMatchObject({
    state: 'waiting',
    lead: {
      form: 'contact',
      fields: contactValues,
      campaign: [['utm_source', 'newsletter']],
      consentGroups: 'C0001:1,C0004:0',
    },
  });
});

test('the subscribe form is told by its name', async () => {
  const key = randomUUID();
  const body = { ...contactValues, firmType1: 'Academic', stateProv: '' };
  expect((await send({ form: 'subscribe', body, headers: withKey(key) })).status).toBe(200);
  expect(await storedUnder(key)).toMatchObject([{ lead: { form: 'subscribe' } }]);
});

test('the version of the privacy text is stored with the submission', async () => {
  const key = randomUUID();
  const deps = { site: async () => ({ privacyVersion: '2026-03', contactFields: [] }) };
  await send({ headers: withKey(key), deps });
  expect(await storedUnder(key)).toMatchObject([{ lead: { privacyVersion: '2026-03' } }]);
});

test('CM-07 an address that names no form of this site is refused', async () => {
  for (const query of ['formName=contact-us', 'siteId=another&formName=contact-us']) {
    const refused = await refusal(await send({ address: `/api/eloqua-proxy?${query}` }));
    expect(refused).toMatchObject({ status: 400, parameters: ['siteId'] });
  }
});

test('CM-07 all that is wrong with a form is told at once, the names in its address included', async () => {
  const address = '/api/eloqua-proxy?siteId=another&formName=contact-us';
  const refused = await refusal(
    await send({ address, body: { ...contactValues, emailAddress: 'x' } }),
  );
  expect(refused).toMatchObject({ parameters: ['siteId'], fields: [{ field: 'emailAddress' }] });
  const neither = await send({ address: '/api/eloqua-proxy?siteId=another&formName=x' });
  expect(await refusal(neither)).toMatchObject({ parameters: ['formName', 'siteId'] });
});

test('CM-09 a key that comes again is answered alike and stored once', async () => {
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => send({ headers: withKey(key) })));
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'accepted', key });
  }
  expect(await storedUnder(key)).toHaveLength(1);
});

test('CM-09 a key that comes with other fields is refused rather than lost', async () => {
  const key = randomUUID();
  await send({ headers: withKey(key) });
  const body = { ...contactValues, lastName: 'Byron' };
  expect(await refusal(await send({ body, headers: withKey(key) }))).toMatchObject({ status: 422 });
});

test('a key that is none is refused, and without one the server makes it', async () => {
  expect(await refusal(await send({ headers: withKey('short') }))).toMatchObject({ status: 400 });
  const answer = (await (await send()).json()) as { key: string };
  expect(await storedUnder(answer.key)).toHaveLength(1);
});

test('FV-06 each wrong field is named once with what is wrong, and nothing is stored', async () => {
  const key = randomUUID();
  const body = { ...contactValues, emailAddress: 'ada', firstName: ' ', country: 'Narnia' };
  const refused = await refusal(await send({ body, headers: withKey(key) }));
  expect(refused.status).toBe(400);
  expect(refused.fields).toEqual([
    { field: 'emailAddress', problem: 'emailFormat' },
    { field: 'firstName', problem: 'required' },
    { field: 'country', problem: 'choice' },
  ]);
  expect(await storedUnder(key)).toEqual([]);
});

test('FV-06 a field that comes twice is refused; the address can fill in or override none', async () => {
  const key = randomUUID();
  const twice = `${new URLSearchParams(contactValues).toString()}&country=US`;
  const refused = await refusal(await send({ body: twice, headers: withKey(key) }));
  expect(refused.fields).toEqual([{ field: 'country', problem: 'repeated' }]);

  const { company: _, ...without } = contactValues;
  const extra = '&company=Evil&lastName=Evil&utm_campaign=spring';
  const address = `${submissionAddress('contact', defaultFormSiteId, 'en-us')}${extra}`;
  expect((await send({ address, body: without, headers: withKey(key) })).status).toBe(200);
  const [stored] = await storedUnder(key);
  expect(stored?.lead.fields).toEqual({ ...contactValues, company: '' });
  expect(stored?.lead.campaign).toEqual([['utm_campaign', 'spring']]);
});

test('FV-06 64 KiB are taken and one byte more is a 413', async () => {
  const key = randomUUID();
  const start = `${new URLSearchParams(contactValues).toString()}&filler=`;
  const full = start + 'x'.repeat(64 * 1024 - start.length);
  expect((await send({ body: full, headers: withKey(key) })).status).toBe(200);
  const over = randomUUID();
  const refused = await refusal(await send({ body: `${full}x`, headers: withKey(over) }));
  expect(refused).toMatchObject({ status: 413, title: 'Content Too Large' });
  expect(await storedUnder(over)).toEqual([]);
});

test('another type than form-urlencoded is a 415, in whatever letters it is written', async () => {
  const sendAs = (type: string) => send({ headers: { 'Content-Type': type } });
  expect((await sendAs('Application/X-WWW-Form-Urlencoded')).status).toBe(200);
  expect(await refusal(await sendAs('application/json'))).toMatchObject({ status: 415 });
});

test('the field that people do not see must stay empty', async () => {
  const body = { ...contactValues, homepage: 'https://spam.example' };
  const refused = await refusal(await send({ body }));
  expect(refused.fields).toEqual([{ field: 'homepage', problem: 'leaveEmpty' }]);
});

test.each([
  [{ Origin: 'https://evil.example' }, 403],
  [{ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }, 403],
  [{ Origin: 'null' }, 403],
  [{ Origin: 'http://indexes.example' }, 403],
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-site' }, 403],
  [{ Origin: 'https://indexes.example', 'Sec-Fetch-Site': 'same-origin' }, 200],
  [{ Origin: 'http://127.0.0.1:3000', Host: '127.0.0.1:3000' }, 200],
  [{ 'Sec-Fetch-Site': 'same-origin' }, 200],
])('a form of a page with %o is answered with %i', async (headers, status) => {
  expect((await send({ headers })).status).toBe(status);
});

test('beyond the limit of an address the answer is a 429 that says when, and another is let through', async () => {
  const deps = { rateLimit: rateLimit(2) };
  const peer = '192.0.2.7';
  expect((await send({ deps, peer })).status).toBe(200);
  expect((await send({ deps, peer })).status).toBe(200);
  const key = randomUUID();
  const response = await send({ deps, peer, headers: withKey(key) });
  const wait = Number(response.headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(590);
  expect(wait).toBeLessThanOrEqual(600);
  const refused = await refusal(response);
  expect(refused).toMatchObject({ status: 429, title: 'Too Many Requests' });
  expect(refused.detail).toMatch(/in 10 minutes$/);
  expect(await storedUnder(key)).toEqual([]);
  expect((await send({ deps, peer: '192.0.2.8' })).status).toBe(200);
});

test('a form that is not as it should be does not count for the limit: nothing of it is stored', async () => {
  const deps = { rateLimit: rateLimit(1) };
  const peer = '192.0.2.9';
  const body = { ...contactValues, emailAddress: 'ada at example' };
  for (let time = 0; time < 5; time++) {
    expect((await send({ deps, peer, body })).status).toBe(400);
  }
  expect((await send({ deps, peer })).status).toBe(200);
  expect((await send({ deps, peer })).status).toBe(429);
});

test('what a proxy tells counts when the proxy is trusted, and only then', async () => {
  const from = (address: string) => ({ 'X-Forwarded-For': `203.0.113.9, ${address}` });
  const limited = (trusted: string[]) => ({
    rateLimit: rateLimit(1),
    clientAddress: clientAddress(trusted),
  });
  const trusting = limited(['10.0.0.0/8']);
  const peer = '10.1.2.3';
  expect((await send({ deps: trusting, peer, headers: from('198.51.100.1') })).status).toBe(200);
  expect((await send({ deps: trusting, peer, headers: from('198.51.100.2') })).status).toBe(200);
  expect((await send({ deps: trusting, peer, headers: from('198.51.100.2') })).status).toBe(429);
  const trustingNobody = limited([]);
  expect((await send({ deps: trustingNobody, peer, headers: from('198.51.100.1') })).status).toBe(
    200,
  );
  expect((await send({ deps: trustingNobody, peer, headers: from('198.51.100.2') })).status).toBe(
    429,
  );
});

test('CM-09 when it cannot be stored the answer is a plain 503, and nothing of the cause is told', async () => {
  const deps = {
    leads: { receive: () => Promise.reject(new UnavailableError('ENOSPC: /var/lib/secret')) },
  };
  const response = await send({ deps });
  expect(response.headers.get('Retry-After')).toBe('5');
  const refused = await refusal(response);
  expect(refused.detail).toBe(
    'Your details could not be stored at the moment; please send them again',
  );
});

test('the call takes a POST and nothing else, from the pages of this site', async () => {
  const { forms } = site;
  const log = { error: () => undefined };
  const api = createApi({ ...site, log, publicUrl: forms.publicUrl });
  const got = await api.request('/api/eloqua-proxy');
  expect([got.status, got.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
  const asked = await api.request('/api/eloqua-proxy', {
    method: 'OPTIONS',
    headers: { Origin: 'https://indexes.example', 'Access-Control-Request-Method': 'POST' },
  });
  expect(asked.headers.get('Access-Control-Allow-Origin')).toBe('https://indexes.example');
  expect(asked.headers.get('Access-Control-Allow-Credentials')).toBe('true');
});
