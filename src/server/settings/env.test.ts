import { expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { outsideSources } from './outside-sources.ts';

test('API-09 the environment is prd by default, and prod is read as prd', () => {
  expect(readEnv({}).appEnv).toBe('prd');
  expect(readEnv({ APP_ENV: 'prod' }).appEnv).toBe('prd');
  expect(readEnv({ APP_ENV: 'qa' }).appEnv).toBe('qa');
});

test('a wrong setting names itself and shows its value', () => {
  expect(() => readEnv({ PORT: 'eighty' })).toThrow(/PORT="eighty"/);
  expect(() => readEnv({ APP_ENV: 'production' })).toThrow(/APP_ENV="production"/);
  expect(() => readEnv({ PUBLIC_URL: 'example.org' })).toThrow(/PUBLIC_URL/);
  for (const beyond of ['/indexes', '/?a=1', '/#a']) {
    const address = `https://indexes.example${beyond}`;
    expect(() => readEnv({ PUBLIC_URL: address })).toThrow(/PUBLIC_URL.*without a path or a query/);
  }
});

test('a wrong database address names the setting and keeps its password to itself', () => {
  const read = () => readEnv({ DATABASE_URL: 'mysql://me:secret@host/y' });
  expect(read).toThrow(/DATABASE_URL/);
  expect(read).not.toThrow(/secret/);
});

test('an empty setting counts as none, and so does a blank one, which as a number would be 0', () => {
  const blank = { PORT: '', DATABASE_URL: '', RATE_LIMIT: ' ', METRICS_PORT: '\t', HOST: ' \r' };
  expect(readEnv(blank)).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    rateLimit: 1200,
    metrics: null,
  });
  expect(readEnv({ APP_ENV: 'qa\r', HOST: '0.0.0.0 ' })).toMatchObject({
    appEnv: 'qa',
    host: '0.0.0.0',
  });
});

test.each([
  [{ PORT: 'http' }, 'PORT="http": a whole number from 0 to 65535 is wanted'],
  [{ PORT: '1e30' }, 'PORT="1e30": a whole number from 0 to 65535 is wanted'],
  [{ PUBLIC_URL: 'indexes.example' }, 'PUBLIC_URL="indexes.example": an origin as https://'],
  [{ DATABASE_URL: 'db' }, 'DATABASE_URL: an address as postgres://user@host/database is wanted'],
  [{ TRUSTED_PROXIES: 'proxy' }, 'TRUSTED_PROXIES="proxy": addresses and networks as 127.0.0.1'],
  [{ FORM_FORWARD_URL: 'crm' }, 'FORM_FORWARD_URL: an address that begins with http:// or'],
  [{ LEADS_RETENTION_DAYS: '999999' }, 'a whole number from 1 to 36500 is wanted'],
  [{ TOKEN_SECRET: 'x' }, 'TOKEN_SECRET: at least 32 characters are wanted'],
  [{ WEBHOOK_SECRET: 'x' }, 'WEBHOOK_SECRET: at least 32 characters are wanted'],
  [{ WEBHOOK_URL: 'http://a.example/' }, 'WEBHOOK_URL and WEBHOOK_SECRET go together'],
  [{ PURGE_URL: 'cdn' }, 'PURGE_URL: an address that begins with http:// or'],
  [{ PURGE_HEADER: 'key' }, 'PURGE_HEADER: a header as Fastly-Key: … is wanted'],
])('%j is refused in words that say what is wanted', (variables, message) => {
  expect(() => readEnv(variables)).toThrow(message);
});

test.each(['/indexes', '/api', '/ja-jp', 'benchmarks'])(
  'RT-16 %s is no prefix of old addresses: its redirects would lead round in circles, or nowhere',
  (prefix) => {
    expect(() => readEnv({ LEGACY_INDEXES_PREFIX: prefix })).toThrow(/LEGACY_INDEXES_PREFIX/);
  },
);

test('the newsroom is off unless it has a port, which is its own', () => {
  expect(readEnv({}).newsroom).toBeNull();
  expect(readEnv({ NEWSROOM_PORT: '3100' }).newsroom).toEqual({
    host: '127.0.0.1',
    port: 3100,
    url: 'http://localhost:3100',
    uploadBytes: 64_000_000,
    openId: null,
  });
  const named = { NEWSROOM_PORT: '3100', NEWSROOM_URL: 'https://newsroom.example/' };
  expect(readEnv(named).newsroom?.url).toBe('https://newsroom.example');
  const twice = { METRICS_PORT: '3100', NEWSROOM_PORT: '3100' };
  expect(() => readEnv(twice)).toThrow(/NEWSROOM_PORT="3100" is METRICS_PORT/);
  expect(() => readEnv({ NEWSROOM_PORT: '3000' })).toThrow(/NEWSROOM_PORT="3000"/);
  expect(readEnv({}).previews).toBeNull();
  expect(readEnv({ PREVIEW_PORT: '3200' }).previews?.url).toBe('http://localhost:3200');
  const both = { NEWSROOM_PORT: '3100', PREVIEW_PORT: '3100' };
  expect(() => readEnv(both)).toThrow(/PREVIEW_PORT="3100" is NEWSROOM_PORT/);
});

const openId = {
  NEWSROOM_PORT: '3100',
  OIDC_ISSUER: 'https://id.example/realms/staff',
  OIDC_CLIENT_ID: 'newsroom',
  OIDC_CLIENT_SECRET: 'kept',
  OIDC_APPROVERS: 'Index Board, EU; Index Board, US',
};

test('people sign in by an OpenID provider where all of it is set', () => {
  expect(readEnv(openId).newsroom?.openId).toEqual({
    issuer: 'https://id.example/realms/staff',
    clientId: 'newsroom',
    clientSecret: 'kept',
    clientAuthentication: 'client_secret_basic',
    scope: 'openid email profile',
    nameClaim: 'email',
    roleClaim: 'groups',
    roles: { author: [], approver: ['Index Board, EU', 'Index Board, US'], operator: [] },
  });
  const local = { ...openId, OIDC_ISSUER: 'http://127.0.0.1:9000' };
  expect(readEnv(local).newsroom?.openId?.issuer).toBe('http://127.0.0.1:9000');
});

test.each([
  [{ OIDC_CLIENT_SECRET: '' }, /OIDC_CLIENT_SECRET go together: one is missing/],
  [{ OIDC_APPROVERS: ' ; ' }, /nobody would have a role/],
  [{ OIDC_ISSUER: 'http://id.example' }, /OIDC_ISSUER="http:\/\/id.example": an address as https/],
  [{ OIDC_ISSUER: 'http://127.0.0.1.evil.example' }, /OIDC_ISSUER/],
  [{ OIDC_SCOPE: 'email' }, /openid among them/],
  [{ OIDC_CLIENT_AUTHENTICATION: 'none' }, /OIDC_CLIENT_AUTHENTICATION/],
])('an OpenID provider that cannot work is refused at the start (%o)', (wrong, message) => {
  expect(() => readEnv({ ...openId, ...wrong })).toThrow(message);
});

test('the metrics need a port of their own', () => {
  expect(() => readEnv({ PORT: '4000', METRICS_PORT: '4000' })).toThrow(/METRICS_PORT="4000"/);
  expect(readEnv({ PORT: '0', METRICS_PORT: '0' }).metrics).toMatchObject({ port: 0 });
});

test('the metrics stay on this machine unless they are let out by name, wherever the site listens', () => {
  const open = { HOST: '0.0.0.0', METRICS_PORT: '9100' };
  expect(readEnv(open).metrics).toEqual({ host: '127.0.0.1', port: 9100 });
  expect(readEnv({ ...open, METRICS_HOST: '10.0.0.1' }).metrics?.host).toBe('10.0.0.1');
});

test('the public address follows the port and loses its last slash', () => {
  expect(readEnv({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
  expect(readEnv({ PUBLIC_URL: 'https://indexes.example/' }).publicUrl).toBe(
    'https://indexes.example',
  );
});

test('API-06 only the dev environment gives browsers another port for the API', () => {
  expect(readEnv({ APP_ENV: 'dev', API_PORT: '4001' }).apiPort).toBe(4001);
  expect(readEnv({ APP_ENV: 'qa', API_PORT: '4001' }).apiPort).toBeNull();
});

test('AN-01 a tag manager needs its address and its id', () => {
  const url = 'https://tags.example/gtm.js';
  expect(readEnv({ TAG_MANAGER_URL: url, TAG_MANAGER_ID: 'A-1' }).site.tagManager).toEqual({
    url,
    id: 'A-1',
    cookies: ['_ga', '_gid', '_gat', '_gcl_', '_dc_gtm_'],
  });
  expect(readEnv({}).site.tagManager).toBeNull();
  expect(() => readEnv({ TAG_MANAGER_URL: url })).toThrow(/TAG_MANAGER_ID/);
});

test('CM-04 the default form and the allow-list are origins that may be framed', () => {
  const { contactFrame } = readEnv({
    CONTACT_FRAME_URL: 'https://forms.example/contact?x=1',
    CONTACT_FRAME_ALLOW: 'https://events.example, https://forms.example/other',
  }).site;
  expect(contactFrame).toEqual({
    address: 'https://forms.example/contact?x=1',
    origins: ['https://forms.example', 'https://events.example'],
  });
  expect(() => readEnv({ CONTACT_FRAME_ALLOW: 'events.example' })).toThrow(/CONTACT_FRAME_ALLOW/);
});

test('API-10 the data provider id has a default and comes from configuration', () => {
  expect(readEnv({}).marketData).toEqual({
    service: null,
    providerId: 'plumbline',
    tokenSecret: null,
    tokenLifetime: 3600,
  });
  const settings = { DATA_PROVIDER_ID: 'harbour', MARKET_DATA_URL: 'https://quotes.example/v1' };
  expect(readEnv(settings).marketData).toMatchObject({
    providerId: 'harbour',
    service: { url: 'https://quotes.example/v1', token: null },
  });
});

test('API-10 the site id of the forms has a default and comes from configuration', () => {
  expect(readEnv({}).site.formSiteId).toBe('100200300');
  expect(readEnv({ FORM_SITE_ID: '4711' }).site.formSiteId).toBe('4711');
});

test('tokens are good for a day at most: their streams end by a timer, which can wait for no month', () => {
  expect(readEnv({ TOKEN_LIFETIME: '86400' }).marketData.tokenLifetime).toBe(86_400);
  expect(() => readEnv({ TOKEN_LIFETIME: '2592000' })).toThrow(/TOKEN_LIFETIME/);
});

test('a token secret that is too short is refused without being shown', () => {
  expect(() => readEnv({ TOKEN_SECRET: 'hunter2' })).toThrow(/TOKEN_SECRET: /);
  expect(() => readEnv({ TOKEN_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
});

test('replicas are several addresses, of a database that is named too', () => {
  const replicas = 'postgres://a/x, postgres://b/x';
  const DATABASE_URL = 'postgres://c/x';
  expect(readEnv({ DATABASE_URL, DATABASE_REPLICA_URLS: replicas }).replicaUrls).toEqual([
    'postgres://a/x',
    'postgres://b/x',
  ]);
  expect(() => readEnv({ DATABASE_REPLICA_URLS: replicas })).toThrow('DATABASE_URL');
  const wrong = { DATABASE_URL, DATABASE_REPLICA_URLS: 'postgres://a/x,mysql://secret@b/x' };
  expect(() => readEnv(wrong)).toThrow(/^(?!.*secret).*DATABASE_REPLICA_URLS/s);
});

test('several processes need PostgreSQL, and say so', () => {
  expect(readEnv({}).webConcurrency).toBe(1);
  expect(() => readEnv({ WEB_CONCURRENCY: '2' })).toThrow(/WEB_CONCURRENCY="2" needs DATABASE_URL/);
  const DATABASE_URL = 'postgres://c/x';
  expect(readEnv({ WEB_CONCURRENCY: '2', DATABASE_URL }).webConcurrency).toBe(2);
  expect(() => readEnv({ WEB_CONCURRENCY: '0', DATABASE_URL })).toThrow(/WEB_CONCURRENCY="0"/);
});

test('who is told, and which CDN is purged, is nobody unless it is set', () => {
  expect(readEnv({}).outbox).toEqual({ webhook: null, purge: null });
  const secret = 'a secret of thirty-two characters';
  const url = 'https://systems.example/hook';
  const purge = { PURGE_URL: 'https://cdn.example/purge', PURGE_HEADER: 'Authorization: Bearer a' };
  expect(readEnv({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret, ...purge }).outbox).toEqual({
    webhook: { url, secret },
    purge: {
      url: 'https://cdn.example/purge',
      header: { name: 'Authorization', value: 'Bearer a' },
    },
  });
});

test('API-06 pages may connect to the API on a port of its own where it has one', () => {
  const connectOf = (more: Record<string, string>) =>
    outsideSources(readEnv({ PUBLIC_URL: 'http://indexes.example:4000', ...more })).connect;
  expect(connectOf({})).toEqual([]);
  expect(connectOf({ APP_ENV: 'dev', API_PORT: '4001' })).toEqual(['http://indexes.example:4001']);
});
