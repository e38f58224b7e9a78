import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContactField } from '#src/contract/provider/own/contact-fields.ts';
import { exportLeads } from '#src/leads/export-leads.ts';
import { forwardedBody } from '#src/leads/forwarding/forwarded-body.ts';
import { contactValues, listAll } from '../../../tests/support/leads.ts';
import { sendForm } from '../../../tests/support/send-form.ts';
import { openSmallApi, type SmallApi } from '../../../tests/support/small-api.ts';
import { engines } from '../../../tests/support/stores.ts';

const name = { 'en-us': 'A field' };
const contactFields: ContactField[] = [
  { field: 'reference', name, kind: 'text' },
  { field: 'desk', name, kind: 'choice', choices: [{ choice: 'rates', name }] },
  { field: 'call-me', name, kind: 'tick' },
];
const own = { field_reference: ' A/7 ', field_desk: 'rates', 'field_call-me': 'yes' };
const kept = { ...own, field_reference: 'A/7' };

describe.each(engines)('further fields of the contact form on %s', (engine) => {
  let site: SmallApi;
  beforeAll(async () => {
    site = await openSmallApi(engine);
  });
  afterAll(() => site.close());

  const send = async (more: Record<string, string> | string, form?: 'subscribe') => {
    const key = randomUUID();
    const values = { ...contactValues, ...(form ? { firmType1: 'Academic' } : {}) };
    const body =
      typeof more === 'string'
        ? `${new URLSearchParams(values).toString()}&${more}`
        : { ...values, ...more };
    const deps = { site: async () => ({ contactFields }) };
    const headers = { 'Idempotency-Key': key };
    const response = await sendForm(site, { ...(form && { form }), body, headers, deps });
    const stored = (await listAll(site.leads)).find(({ lead }) => lead.key === key)?.lead;
    const answered = (await response.json()) as { fields?: unknown };
    return { status: response.status, fields: answered.fields, stored };
  };

  test('are kept with the submission, forwarded by their names, and exported', async () => {
    const { status, stored } = await send({ ...own, field_other: 'x', utm_source: 'a' });
    expect(status).toBe(200);
    expect(stored).toMatchObject({ fields: contactValues, ownFields: kept });
    expect(stored?.campaign).toEqual([['utm_source', 'a']]);
    const body = forwardedBody(stored!, '1');
    expect(Object.fromEntries(body)).toMatchObject(kept);
    const lines: string[] = [];
    for await (const line of exportLeads(site.leads, null)) lines.push(line);
    expect(lines[0]).toMatch(/,campaign,ownFields\r?\n$/);
    expect(lines.join('')).toContain('field_call-me=yes&field_desk=rates&field_reference=A%2F7');
  });

  test('need not be filled in, and are of the contact form alone', async () => {
    const without = await send({ field_reference: ' ', field_desk: '' });
    expect([without.status, without.stored?.ownFields]).toEqual([200, undefined]);
    const subscribed = await send({ field_desk: 'no such' }, 'subscribe');
    expect([subscribed.status, subscribed.stored?.ownFields]).toEqual([200, undefined]);
  });

  test('FV-06 are checked as every field is: what no list offers, what is too long, what comes twice', async () => {
    const long = 'x'.repeat(201);
    const wrong = { field_reference: long, field_desk: 'bonds', 'field_call-me': 'on' };
    expect(await send(wrong)).toMatchObject({
      status: 400,
      stored: undefined,
      fields: [
        { field: 'field_reference', problem: 'tooLong' },
        { field: 'field_desk', problem: 'choice' },
        { field: 'field_call-me', problem: 'choice' },
      ],
    });
    expect(await send('field_desk=rates&field_desk=rates')).toMatchObject({
      status: 400,
      fields: [{ field: 'field_desk', problem: 'repeated' }],
    });
    expect((await send({ field_reference: 'a\0' })).fields).toEqual([
      { field: 'field_reference', problem: 'characters' },
    ]);
  });

  test('CM-09 a key that comes again with another answer in one of them is refused rather than lost', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const deps = { site: async () => ({ contactFields }) };
    const body = (desk: string) => ({ ...contactValues, field_desk: desk });
    const answers = [];
    for (const desk of ['rates', 'rates', '']) {
      answers.push((await sendForm(site, { body: body(desk), headers, deps })).status);
    }
    expect(answers).toEqual([200, 200, 422]);
  });
});

test('CM-09 where it cannot be read what the form asks, the answer is a plain 503', async () => {
  const site = await openSmallApi('embedded');
  const deps = { site: () => Promise.reject(new Error('secret')) };
  const response = await sendForm(site, { deps });
  expect([response.status, await response.text()]).toEqual([
    503,
    expect.stringMatching(/^(?!.*secret).*could not be stored at the moment/),
  ]);
  await site.close();
});
