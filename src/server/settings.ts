import * as z from 'zod';
import { defaultFormSiteId } from '#src/contract/forms/form-fields.ts';
import { samplerNames } from '#src/tracing/sampling.ts';

const defaultDataProviderId = 'plumbline';

const isOrigin = (text: string) => new URL(text).href === `${new URL(text).origin}/`;
const origin = z
  .url({ protocol: /^https?$/, abort: true })
  .refine(isOrigin, 'an origin as https://indexes.example is wanted, without a path or a query')
  .transform((text) => new URL(text).origin);
const origins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin)));
const address = z.url({ protocol: /^https?$/ });
const port = z.coerce.number().int().min(0).max(65_535);
const database = z.url({ protocol: /^postgres(ql)?$/, hostname: /.*/ });
const databases = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(database));
const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);

/** Every setting, with its default. */
export const settings = z.object({
  PORT: z.preprocess(blankIsUnset, port.default(3000)),
  HOST: z.preprocess(blankIsUnset, z.string().default('127.0.0.1')),
  PUBLIC_URL: z.preprocess(blankIsUnset, origin.optional()),
  // `prod` is what the specification calls it; read as prd (API-09).
  APP_ENV: z.preprocess(
    (value) => (value === 'prod' ? 'prd' : blankIsUnset(value)),
    z.enum(['dev', 'qa', 'stg', 'prd']).default('prd'),
  ),
  API_PORT: z.preprocess(blankIsUnset, port.optional()),
  DATA_DIR: z.preprocess(blankIsUnset, z.string().default('.plumbline')),
  DATABASE_URL: z.preprocess(blankIsUnset, database.optional()),
  DATABASE_REPLICA_URLS: z.preprocess(blankIsUnset, databases.default([])),
  WEB_CONCURRENCY: z.preprocess(blankIsUnset, z.coerce.number().int().min(1).max(64).default(1)),
  SHUTDOWN_DELAY: z.preprocess(blankIsUnset, z.coerce.number().min(0).max(300).default(0)),
  PROVIDER_DIR: z.preprocess(blankIsUnset, z.string().default('demo')),
  LEGACY_INDEXES_PREFIX: z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(/^\/[\w-]+$/)
      .default('/our-indexes'),
  ),
  FORM_FORWARD_URL: z.preprocess(blankIsUnset, z.url({ protocol: /^https?$/ }).optional()),
  FORM_SITE_ID: z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(/^[\w.-]{1,64}$/)
      .default(defaultFormSiteId),
  ),
  FORM_RATE_LIMIT: z.preprocess(blankIsUnset, z.coerce.number().int().min(1).default(30)),
  // 0: no limit.
  RATE_LIMIT: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).default(1200)),
  // A lead is tried for three days: what is kept for a shorter time could go unsent.
  LEADS_RETENTION_DAYS: z.preprocess(blankIsUnset, z.coerce.number().int().min(4).optional()),
  TRUSTED_PROXIES: z.preprocess(
    blankIsUnset,
    z
      .string()
      .default('')
      .transform((text) => text.split(',').flatMap((entry) => entry.trim() || []))
      .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))),
  ),
  MARKET_DATA_URL: z.preprocess(blankIsUnset, address.optional()),
  MARKET_DATA_TOKEN: z.preprocess(blankIsUnset, z.string().optional()),
  DATA_PROVIDER_ID: z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(/^[\w.-]{1,64}$/)
      .default(defaultDataProviderId),
  ),
  // Shorter ones can be guessed (RFC 7518, 3.2).
  TOKEN_SECRET: z.preprocess(blankIsUnset, z.string().min(32).optional()),
  TOKEN_LIFETIME: z.preprocess(
    blankIsUnset,
    z.coerce.number().int().min(10).max(86_400).default(3600),
  ),
  CONSENT_SCRIPT_URL: z.preprocess(blankIsUnset, address.optional()),
  TAG_MANAGER_URL: z.preprocess(blankIsUnset, address.optional()),
  TAG_MANAGER_ID: z.preprocess(blankIsUnset, z.string().optional()),
  FONT_STYLESHEET_URL: z.preprocess(blankIsUnset, address.optional()),
  FONT_FILES: z.preprocess(blankIsUnset, origins.default([])),
  CONTENT_GRAPHQL_URL: z.preprocess(blankIsUnset, address.optional()),
  CONTENT_GRAPHQL_TOKEN: z.preprocess(blankIsUnset, z.string().min(8).optional()),
  // Off in production unless asked for: pages for those who build the site.
  INTERNAL_ROUTES: z.preprocess(blankIsUnset, z.enum(['on', 'off']).optional()),
  CONTACT_FRAME_URL: z.preprocess(blankIsUnset, address.optional()),
  CONTACT_FRAME_ALLOW: z.preprocess(blankIsUnset, origins.default([])),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.preprocess(blankIsUnset, address.optional()),
  OTEL_TRACES_SAMPLER: z.preprocess(
    blankIsUnset,
    z.enum(samplerNames).default('parentbased_always_on'),
  ),
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(blankIsUnset, z.coerce.number().min(0).max(1).default(1)),
  METRICS_PORT: z.preprocess(blankIsUnset, port.optional()),
  LOG_LEVEL: z.preprocess(
    blankIsUnset,
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
});

export type Settings = z.infer<typeof settings>;
