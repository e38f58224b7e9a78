import * as z from 'zod';
import type { SiteSettings } from '#src/client/site-settings.ts';
import { defaultFormSiteId } from '#src/contract/forms/form-fields.ts';

const defaultDataProviderId = 'plumbline';

const origin = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));
const origins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin)));
const address = z.url({ protocol: /^https?$/ });
const port = z.coerce.number().int().min(0).max(65_535);
const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);

/** Every setting, with its default. Nothing else reads the environment. */
const settings = z.object({
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
  DATABASE_URL: z.preprocess(
    blankIsUnset,
    z.url({ protocol: /^postgres(ql)?$/, hostname: /.*/ }).optional(),
  ),
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
  TOKEN_LIFETIME: z.preprocess(blankIsUnset, z.coerce.number().int().min(10).default(3600)),
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
  METRICS_PORT: z.preprocess(blankIsUnset, port.optional()),
  LOG_LEVEL: z.preprocess(
    blankIsUnset,
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
});

export type Env = {
  port: number;
  host: string;
  /** Public origin, without a slash at the end. */
  publicUrl: string;
  appEnv: 'dev' | 'qa' | 'stg' | 'prd';
  /** Port of the API for browsers of the dev environment (API-06); null elsewhere. */
  apiPort: number | null;
  dataDir: string;
  databaseUrl: string | undefined;
  providerDir: string;
  legacyIndexesPrefix: string;
  /** Where submissions are forwarded to; null: they are kept. */
  formForwardUrl: string | null;
  /** Submissions taken from one visitor in ten minutes. */
  formRateLimit: number;
  /** Null: submissions are kept until the operator purges them. */
  leadsRetentionDays: number | null;
  /** Addresses and networks of the proxies in front, whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
  marketData: {
    /** The quote service elsewhere; null: the built-in one. */
    service: { url: string; token: string | null } | null;
    /** Names the provider to it, and in the tokens (API-10). */
    providerId: string;
    /** Signs the tokens; null: one is made and kept in `dataDir`. */
    tokenSecret: string | null;
    /** Seconds. */
    tokenLifetime: number;
  };
  /** The content service in place of the built-in one; null: the built-in one. */
  contentUrl: string | null;
  /** Credential that the server sends to the content service, or asks of who calls the built-in one. */
  contentToken: string | undefined;
  /** What the visitor's browser needs of the settings. */
  site: SiteSettings;
  /** Port of the metrics; null: there are none. */
  metricsPort: number | null;
  logLevel: string;
};

export class WrongSettingError extends Error {
  override readonly name = 'WrongSettingError';
}

/** Reads and checks the settings; a wrong value names itself. */
export function readEnv(variables: Record<string, string | undefined> = process.env): Env {
  const result = settings.safeParse(variables);
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      // Addresses of other systems may carry passwords: their values are not shown.
      const value = /^DATABASE_|^FORM_FORWARD_URL$|^MARKET_DATA_|_TOKEN$|^TOKEN_SECRET$/.test(name)
        ? ''
        : `="${variables[name] ?? ''}"`;
      return `${name}${value}: ${issue.message}`;
    });
    throw new WrongSettingError(`Wrong settings in the environment\n  ${wrong.join('\n  ')}`);
  }
  const found = result.data;
  return {
    port: found.PORT,
    host: found.HOST,
    publicUrl: found.PUBLIC_URL ?? `http://localhost:${found.PORT}`,
    appEnv: found.APP_ENV,
    apiPort: found.APP_ENV === 'dev' ? (found.API_PORT ?? found.PORT) : null,
    dataDir: found.DATA_DIR,
    databaseUrl: found.DATABASE_URL,
    providerDir: found.PROVIDER_DIR,
    legacyIndexesPrefix: found.LEGACY_INDEXES_PREFIX,
    formForwardUrl: found.FORM_FORWARD_URL ?? null,
    formRateLimit: found.FORM_RATE_LIMIT,
    leadsRetentionDays: found.LEADS_RETENTION_DAYS ?? null,
    trustedProxies: found.TRUSTED_PROXIES,
    marketData: marketDataSettings(found),
    contentUrl: found.CONTENT_GRAPHQL_URL ?? null,
    contentToken: found.CONTENT_GRAPHQL_TOKEN,
    site: siteSettings(found),
    metricsPort: found.METRICS_PORT ?? null,
    logLevel: found.LOG_LEVEL,
  };
}

function marketDataSettings(found: z.infer<typeof settings>): Env['marketData'] {
  const { MARKET_DATA_URL: url, MARKET_DATA_TOKEN: token = null } = found;
  return {
    service: url === undefined ? null : { url, token },
    providerId: found.DATA_PROVIDER_ID,
    tokenSecret: found.TOKEN_SECRET ?? null,
    tokenLifetime: found.TOKEN_LIFETIME,
  };
}

function siteSettings(found: z.infer<typeof settings>): SiteSettings {
  const { TAG_MANAGER_URL: url, TAG_MANAGER_ID: id, CONTACT_FRAME_URL: frame } = found;
  if ((url === undefined) !== (id === undefined)) {
    throw new WrongSettingError('TAG_MANAGER_URL and TAG_MANAGER_ID go together: one is missing');
  }
  const ownOrigin = frame === undefined ? [] : [new URL(frame).origin];
  return {
    isDevelopment: found.APP_ENV === 'dev',
    fonts: {
      stylesheet: found.FONT_STYLESHEET_URL ?? null,
      origins: found.FONT_FILES,
    },
    hasInternalRoutes: (found.INTERNAL_ROUTES ?? (found.APP_ENV === 'prd' ? 'off' : 'on')) === 'on',
    formSiteId: found.FORM_SITE_ID,
    consentScript: found.CONSENT_SCRIPT_URL ?? null,
    tagManager: url !== undefined && id !== undefined ? { url, id } : null,
    contactFrame: {
      address: frame ?? null,
      origins: [...new Set([...ownOrigin, ...found.CONTACT_FRAME_ALLOW])],
    },
  };
}
