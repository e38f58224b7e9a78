import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultFormSiteId } from '#src/contract/forms/form-fields.ts';
import { submissionAddress, type RefusedForm } from '#src/contract/forms/submission.ts';
import { contactValues, listAll } from '../../../tests/support/leads.ts';
import { sendForm, type Sent } from '../../../tests/support/send-form.ts';
import { openSmallApi, type SmallApi } from '../../../tests/support/small-api.ts';
import type { FormDeps } from './eloqua-proxy.ts';

let site: SmallApi;
beforeAll(async () => {
  site = await openSmallApi('embedded');
});
afterAll(() => site.close());

const send = (sent: Sent = {}) => sendForm(site, sent);

async function storedUnder(key: string) {
  return (await listAll(site.leads)).filter(({ lead }) => lead.key === key);
}

test('a plain form is led to the page that thanks, in its language', async () => {
  const headers = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const address = submissionAddress('contact', defaultFormSiteId, 'ja-jp');
  const body = { ...contactValues, submissionKey: randomUUID() };
  const response = await send({ address, headers, body });
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toBe('/ja-jp/contact-us?sent=yes');
  expect(await storedUnder(body.submissionKey)).toHaveLength(1);
});

test('a plain form that is refused is shown again with everything that was typed, under the same key', async () => {
  let shown: RefusedForm | null = null;
  const showForm: FormDeps['showForm'] = async (_request, refused) => {
    shown = refused;
    return new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
  };
  const submissionKey = randomUUID();
  const body = { ...contactValues, emailAddress: 'ada', submissionKey, utm_source: 'a' };
  const response = await send({ headers: { Accept: 'text/html' }, body, deps: { showForm } });
  expect([response.status, await response.text()]).toEqual([400, '<!doctype html>']);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(shown).toMatchObject({
    form: 'contact',
    language: 'en-us',
    status: 400,
    values: { ...contactValues, emailAddress: 'ada' },
    fields: [{ field: 'emailAddress', problem: 'emailFormat' }],
    key: submissionKey,
    campaign: [['utm_source', 'a']],
  });
});

test('CM-07 a plain form is stored with the consent that the cookies hold, as one that a script sends', async () => {
  const kept = 'isGpcEnabled=0&groups=C0001%3A1%2CC0002%3A0%2CC0003%3A0%2CC0004%3A1';
  const groupsOf = async (headers: Record<string, string>) => {
    const submissionKey = randomUUID();
    const body = { ...contactValues, submissionKey };
    await send({ headers: { Accept: 'text/html', ...headers }, body });
    return (await storedUnder(submissionKey))[0]?.lead.consentGroups;
  };
  const [all, none] = ['C0001:1,C0002:0,C0003:0,C0004:1', 'C0001:1,C0002:0,C0003:0,C0004:0'];
  expect(await groupsOf({ Cookie: `a=b; OptanonConsent=${kept}` })).toBe(all);
  expect(await groupsOf({ Cookie: `OptanonConsent=${kept}`, 'Sec-GPC': '1' })).toBe(none);
  expect(await groupsOf({})).toBe(none);
});
