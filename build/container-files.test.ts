import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readEnv } from '#src/server/settings/env.ts';

type Service = {
  image?: string;
  build?: { args: Record<string, string> };
  environment?: Record<string, string>;
  user?: string;
  read_only?: boolean;
  networks?: unknown;
};

const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
  configs: { caddy: { content: string } };
  networks: { default: { ipam: { config: { subnet: string }[] } } };
};
const dockerfile = readFileSync('Dockerfile', 'utf8');

/** Puts values in the place of the variables, as they are asked for when the containers start. */
const filled = (settings: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      value.replace(
        /\$\{\w+(?::-([^}]*)|:\?)\}/g,
        (_, standard?: string) => standard ?? 'x'.repeat(40),
      ),
    ]),
  );

test('the settings of the containers exist and are accepted', () => {
  const operating = readFileSync('docs/operating.md', 'utf8');
  for (const service of ['web1', 'web2']) {
    const settings = filled(compose.services[service]?.environment ?? {});
    // A password may hold any character: it is no part of an address.
    expect(settings['PGPASSWORD']).toBe('x'.repeat(40));
    expect(settings['DATABASE_URL']).not.toContain('xxx');
    for (const name of Object.keys(settings)) expect(operating).toContain(`\`${name}\``);
    expect(readEnv(settings)).toMatchObject({
      databaseUrl: expect.stringMatching(/@store\/plumbline$/),
      metrics: { host: '0.0.0.0', port: 9100 },
    });
  }
  const given = /^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '';
  const image = Object.fromEntries(
    given.split(' ').map((pair) => pair.split('=') as [string, string]),
  );
  expect(readEnv(image)).toMatchObject({ dataDir: '/data', providerDir: '/provider', port: 3000 });
});

test('the web processes believe their own network, which has the proxy in it, and what is named to stand before that', () => {
  const [given] = compose.networks.default.ipam.config;
  const { subnet } = filled({ subnet: given!.subnet });
  for (const service of ['web1', 'web2']) {
    const { trustedProxies } = readEnv(filled(compose.services[service]?.environment ?? {}));
    expect(trustedProxies).toEqual([subnet, '127.0.0.1/32']);
  }
  // All are in the one network that is there without being named.
  for (const { networks } of Object.values(compose.services)) expect(networks).toBeUndefined();
});

test('the containers run without rights, on a file system that they cannot change', () => {
  expect(dockerfile).toMatch(/^USER node$/m);
  for (const service of ['web1', 'web2']) {
    expect(compose.services[service]?.read_only).toBe(true);
  }
});

test('every image may be pinned by its digest, and has a tag of its own until then', () => {
  const stages = Array.from(dockerfile.matchAll(/^FROM (\S+)/gm), ([, image]) => image);
  expect(stages).toEqual(['${NODE_IMAGE}', '${NODE_IMAGE}']);
  const given = /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile)?.[1];
  const { web1, store, proxy } = compose.services;
  const images = {
    NODE_IMAGE: web1?.build?.args['NODE_IMAGE'],
    POSTGRES_IMAGE: store?.image,
    PROXY_IMAGE: proxy?.image,
  };
  expect(images.NODE_IMAGE).toBe(`\${NODE_IMAGE:-${given}}`);
  for (const [name, image] of Object.entries(images)) {
    expect(image).toMatch(new RegExp(`^\\$\\{${name}:-[a-z]+:\\d+[-a-z]*\\}$`));
  }
});

test('the image holds the licences and the list of what it is made of, and no tools of the build', () => {
  expect(dockerfile).toMatch(
    /build-pages\.ts && npm run notices && npm run sbom && npm prune --omit=dev$/m,
  );
});

test('the image holds every folder that the server runs from', () => {
  for (const folder of ['node_modules', 'dist', 'src', 'public']) {
    expect(dockerfile).toMatch(new RegExp(`^COPY --from=made /app/${folder} ${folder}$`, 'm'));
  }
});

test('the proxy and the web processes believe the same of what stands in front', () => {
  const { content } = compose.configs.caddy;
  const believed = /trusted_proxies static (\$\{[^}]+\})/.exec(content)?.[1] ?? '';
  const { TRUSTED_PROXIES = '' } = compose.services['web1']?.environment ?? {};
  expect(TRUSTED_PROXIES.split(' ').slice(1)).toEqual([believed]);
  const several = readEnv({ TRUSTED_PROXIES: '10.219.87.0/24 203.0.113.0/24 2001:db8::/32' });
  expect(several.trustedProxies).toEqual(['10.219.87.0/24', '203.0.113.0/24', '2001:db8::/32']);
});
