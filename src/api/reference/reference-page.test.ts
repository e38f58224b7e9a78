import { expect, test } from 'vitest';
import { downloadCalls } from '#src/contract/api/endpoints/download-calls.ts';
import { endpoints } from '#src/contract/api/endpoints/endpoints.ts';
import { sharedApi, type SmallApi } from '../../../tests/support/small-api.ts';

let site: SmallApi;
let page: string;
sharedApi.beforeAll(async ({ smallApi }) => {
  site = smallApi;
  page = await (await site.api.request('/api')).text();
});

test('API-04 the reference describes every call with its parameters', () => {
  for (const { path, query, summary } of Object.values(endpoints)) {
    expect(page).toContain(`<code>GET ${path}</code>`);
    expect(page).toContain(`<p>${summary}.</p>`);
    for (const parameter of Object.keys(query.shape)) {
      expect(page).toContain(`<code>${parameter}</code>`);
    }
  }
});

test('API-04 every example of the reference can be tried and is answered', async () => {
  const examples = [...page.matchAll(/<a href="(\/api\/[^"]*)">Try it/g)];
  expect(examples).toHaveLength(Object.keys({ ...endpoints, ...downloadCalls }).length);
  for (const [, href = ''] of examples) {
    const { status } = await site.api.request(href.replaceAll('&amp;', '&'));
    expect({ href, status }).toEqual({ href, status: 200 });
  }
});

test('the reference bears the name of the provider', () => {
  expect(page).toMatch(/<title>Index data API \| .+<\/title>/);
});

test('a link within the reference leads to a section', () => {
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id);
  expect(targets.length).toBeGreaterThan(20);
  for (const id of targets) expect(page.split(`id="${id}"`)).toHaveLength(2);
});

test('the reference allows nothing but its stylesheet, and answers below its address too', async () => {
  const response = await site.api.request('/api');
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'none'; style-src 'self'");
  expect(policy).not.toContain('unsafe');
  const moved = await site.api.request('/api/');
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/api']);
});

test('the reference has neither scripts nor inline styles, and its stylesheet is served', async () => {
  expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  const styles = await site.api.request('/api/reference.css');
  expect(styles.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
  expect(await styles.text()).toContain('--paper');
});

test('API-04 the OpenAPI document is served', async () => {
  const response = await site.api.request('/api/openapi.json');
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(await response.json()).toMatchObject({ openapi: '3.1.1' });
});
