import * as z from 'zod';
import { defaultFormSiteId } from '#src/contract/forms/form-fields.ts';
import { samplerNames } from '#src/tracing/sampling.ts';
import { reservedSegments } from '#src/urls/reserved-segments.ts';

const defaultDataProviderId = 'plumbline';
const defaultLegacyPrefix = '/our-indexes';

const addressWanted = 'an address that begins with http:// or https:// is wanted';
const originWanted = 'an origin as https://indexes.example is wanted, without a path or a query';
const databaseWanted = 'an address as postgres://user@host/database is wanted';
const proxiesWanted = 'addresses and networks as 127.0.0.1,10.0.0.0/8 are wanted';
const prefixWanted = `one segment as ${defaultLegacyPrefix} is wanted, with which no address of this site begins`;
const issuerWanted =
  'an address as https://id.example is wanted, with http:// for a provider on this machine alone';
const nameWanted = 'letters, digits, dots, hyphens and underscores are wanted, at most 64';

const address = z.url({ protocol: /^https?$/, error: addressWanted });
const isOrigin = (text: string) => new URL(text).href === `${new URL(text).origin}/`;
const origin = z
  .url({ protocol: /^https?$/, error: originWanted, abort: true })
  .refine(isOrigin, originWanted)
  .transform((text) => new URL(text).origin);
const origins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(address.transform((one) => new URL(one).origin)));
const database = z.url({ protocol: /^postgres(ql)?$/, hostname: /.*/, error: databaseWanted });
const databases = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(database));
const proxies = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], proxiesWanted)));
const name = z.string().regex(/^[\w.-]{1,64}$/, nameWanted);
const names = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(name));
const port = whole(0, 65_535);

/** Plain http could be read and changed on the way, except on the same machine. */
const issuer = z
  .url({ protocol: /^https?$/, error: issuerWanted, abort: true })
  .refine((text) => text.startsWith('https:') || isOnThisMachine(new URL(text)), issuerWanted);

const isOnThisMachine = ({ hostname }: URL) =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/** Names of groups may hold blanks and commas. */
const claimValues = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(';')
      .map((value) => value.trim())
      .filter(Boolean),
  );

/** A prefix that is one of the site's own would make its pages redirect to themselves. */
const legacyPrefix = z
  .string()
  .regex(/^\/[\w-]+$/, prefixWanted)
  .refine(
    (text) => text === defaultLegacyPrefix || !reservedSegments.has(text.slice(1)),
    prefixWanted,
  );

function whole(min: number, max: number) {
  const wanted = `a whole number from ${min} to ${max} is wanted`;
  return z.coerce.number(wanted).int(wanted).min(min, wanted).max(max, wanted);
}

function numberUpTo(max: number) {
  const wanted = `a number from 0 to ${max} is wanted`;
  return z.coerce.number(wanted).min(0, wanted).max(max, wanted);
}

/** Every setting with its default. Blank ones are removed before. */
export const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  // `prod` is what the specification calls it; read as prd (API-09).
  APP_ENV: z.preprocess(
    (value) => (value === 'prod' ? 'prd' : value),
    z.enum(['dev', 'qa', 'stg', 'prd']).default('prd'),
  ),
  API_PORT: port.optional(),
  DATA_DIR: z.string().default('.plumbline'),
  DATA_FILES_MB: whole(1, 1_000_000).default(512),
  DATABASE_URL: database.optional(),
  DATABASE_REPLICA_URLS: databases.default([]),
  WEB_CONCURRENCY: whole(1, 64).default(1),
  SHUTDOWN_DELAY: numberUpTo(300).default(0),
  PROVIDER_DIR: z.string().default('demo'),
  PROVIDER_FILES: z.string().optional(),
  LEGACY_INDEXES_PREFIX: legacyPrefix.default(defaultLegacyPrefix),
  FORM_FORWARD_URL: address.optional(),
  FORM_SITE_ID: name.default(defaultFormSiteId),
  FORM_RATE_LIMIT: whole(1, 1_000_000).default(30),
  // 0: no limit.
  RATE_LIMIT: whole(0, 1_000_000_000).default(1200),
  LEADS_RETENTION_DAYS: whole(1, 36_500).optional(),
  WEBHOOK_URL: address.optional(),
  // A shorter secret could be guessed from the signatures of observed events.
  WEBHOOK_SECRET: z.string().min(32, 'at least 32 characters are wanted').optional(),
  PURGE_URL: address.optional(),
  PURGE_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+:\s*\S[\x20-\x7e]*$/, 'a header as Fastly-Key: … is wanted')
    .optional(),
  TRUSTED_PROXIES: proxies.default([]),
  MARKET_DATA_URL: address.optional(),
  MARKET_DATA_TOKEN: z.string().optional(),
  DATA_PROVIDER_ID: name.default(defaultDataProviderId),
  // Shorter ones can be guessed (RFC 7518, 3.2).
  TOKEN_SECRET: z.string().min(32, 'at least 32 characters are wanted').optional(),
  TOKEN_LIFETIME: whole(10, 86_400).default(3600),
  CONSENT_SCRIPT_URL: address.optional(),
  TAG_MANAGER_URL: address.optional(),
  TAG_MANAGER_ID: z.string().optional(),
  // The cookies of the most common tag manager.
  TAG_MANAGER_COOKIES: names.default(['_ga', '_gid', '_gat', '_gcl_', '_dc_gtm_']),
  FONT_STYLESHEET_URL: address.optional(),
  FONT_FILES: origins.default([]),
  CONTENT_GRAPHQL_URL: address.optional(),
  CONTENT_GRAPHQL_TOKEN: z.string().min(8, 'at least 8 characters are wanted').optional(),
  // Internal pages are off in production by default.
  INTERNAL_ROUTES: z.enum(['on', 'off']).optional(),
  CONTACT_FRAME_URL: address.optional(),
  CONTACT_FRAME_ALLOW: origins.default([]),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_TRACES_SAMPLER: z.enum(samplerNames).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: numberUpTo(1).default(1),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  NEWSROOM_PORT: port.optional(),
  NEWSROOM_HOST: z.string().default('127.0.0.1'),
  NEWSROOM_URL: origin.optional(),
  NEWSROOM_UPLOAD_MB: whole(1, 10_000).default(64),
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  // The default of a client that was registered without naming a method (RFC 7591, 2).
  OIDC_CLIENT_AUTHENTICATION: z
    .enum(['client_secret_basic', 'client_secret_post'])
    .default('client_secret_basic'),
  OIDC_SCOPE: z
    .string()
    .regex(/(^| )openid( |$)/, 'scopes with blanks between are wanted, openid among them')
    .default('openid email profile'),
  OIDC_NAME_CLAIM: z.string().default('email'),
  OIDC_ROLE_CLAIM: z.string().default('groups'),
  OIDC_AUTHORS: claimValues,
  OIDC_APPROVERS: claimValues,
  OIDC_OPERATORS: claimValues,
  PREVIEW_PORT: port.optional(),
  PREVIEW_HOST: z.string().default('127.0.0.1'),
  PREVIEW_URL: origin.optional(),
  MCP_ORIGINS: origins.default([]),
  PLUMBLINE_TOKEN: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Settings = z.infer<typeof settings>;

export class WrongSettingError extends Error {
  override readonly name = 'WrongSettingError';
}
