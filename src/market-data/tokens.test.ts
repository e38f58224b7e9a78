import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { createTokens } from './tokens.ts';

const secret = new TextEncoder().encode('a secret of at least thirty-two letters');
const noon = Date.parse('2026-11-20T12:00:00Z');

test('MD-01 a token ends with its lifetime, and is of its kind and provider alone', async () => {
  let now = noon;
  const tokens = createTokens({ secret, lifetime: 60, providerId: 'harbour', now: () => now });
  const token = await tokens.issue('index-data');
  expect(await tokens.verify('index-data', token)).toBe(noon + 60_000);
  expect(await tokens.verify('real-time', token)).toBeNull();
  expect(await tokens.verify('index-data', null)).toBeNull();
  expect(await tokens.verify('index-data', `${token}x`)).toBeNull();
  now = noon + 59_000;
  expect(await tokens.verify('index-data', token)).not.toBeNull();
  now = noon + 60_000;
  expect(await tokens.verify('index-data', token)).toBeNull();
});

test('MD-01 a token without an end is none, whoever signed it', async () => {
  const tokens = createTokens({ secret, lifetime: 60, providerId: 'harbour', now: () => noon });
  const endless = await new SignJWT({ scope: 'read' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('plumbline')
    .setAudience('index-data')
    .setIssuedAt(noon / 1000)
    .sign(secret);
  expect(await tokens.verify('index-data', endless)).toBeNull();
});
