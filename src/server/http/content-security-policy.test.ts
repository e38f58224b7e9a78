import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { securityHeaders } from './security-headers.ts';

test('inline scripts are allowed by their hashes and nothing by unsafe-inline', () => {
  const policy = contentSecurityPolicy('<script>alert(1)</script><script src="/a.js"></script>');
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
  );
  expect(policy).not.toContain('unsafe-inline');
});

test('a script with a source of its own needs no hash', () => {
  expect(contentSecurityPolicy('<script type="module" async="" src="/a.js"></script>')).toContain(
    "script-src 'self';",
  );
});

test('CM-04 only our own files and the origins of the configuration may be framed', () => {
  expect(contentSecurityPolicy('')).toContain("frame-src 'self';");
  expect(contentSecurityPolicy('', { frame: ['https://forms.example'] })).toContain(
    "frame-src 'self' https://forms.example;",
  );
});

test('text becomes HTML by our own policy alone; scripts from elsewhere do not know it', () => {
  const required = "require-trusted-types-for 'script'; trusted-types plumbline;";
  expect(contentSecurityPolicy('')).toContain(required);
  expect(contentSecurityPolicy('', { script: ['https://consent.example'] })).not.toContain(
    'trusted-types',
  );
});

test.each([400, 404, 503] as const)(
  'a refusal (%i) loads and runs nothing, and keeps a policy of its own',
  async (status) => {
    const app = new Hono()
      .use(securityHeaders('https://indexes.example'))
      .get('/plain', (c) => c.text('No', status))
      .get('/page', (c) => c.html('No', status, { 'Content-Security-Policy': 'its own' }));
    const policyOf = async (path: string) =>
      (await app.request(path)).headers.get('Content-Security-Policy');
    expect(await policyOf('/plain')).toMatch(/^default-src 'none'; frame-ancestors 'none'; /);
    expect(await policyOf('/page')).toBe('its own');
  },
);
