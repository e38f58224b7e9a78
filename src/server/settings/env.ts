import type { DifferenceReport } from '#src/publishing/difference/difference-report.ts';
import type { OutboxSettings } from '#src/outbox/run-outbox.ts';
import type { SiteSettings } from '#src/client/page/site-settings.ts';
import { newsroomSettings, type NewsroomSettings } from './newsroom-settings.ts';
import { settings, WrongSettingError, type Settings } from './settings.ts';
import type { Sampling } from '#src/tracing/sampling.ts';

export type Env = {
  port: number;
  host: string;
  /** The public origin, without a slash at the end. */
  publicUrl: string;
  appEnv: 'dev' | 'qa' | 'stg' | 'prd';
  /** Port of the API for browsers of the dev environment (API-06); null elsewhere. */
  apiPort: number | null;
  dataDir: string;
  /** The draft that this process shows in place of the current release, and the folder of its embedded store. */
  preview: { label: string; schema: string; dataDir: string; changes: DifferenceReport } | null;
  /** Bytes of generated Parquet files that the cache on disk may hold. */
  dataFilesBytes: number;
  databaseUrl: string | undefined;
  /** Replicas of that database, from which pages and calls are read. */
  replicaUrls: readonly string[];
  /** The number of processes that serve requests. */
  webConcurrency: number;
  /** Milliseconds for which a process goes on serving after a signal to stop, until load balancers notice. */
  shutdownDelay: number;
  providerDir: string;
  /** Folder of the files that its mapping.yaml names, if they are not in `providerDir` itself. */
  providerFiles: string | undefined;
  legacyIndexesPrefix: string;
  /** The address to which submissions are forwarded; null: they are only stored. */
  formForwardUrl: string | null;
  /** Submissions accepted from one visitor in ten minutes. */
  formRateLimit: number;
  /** Uncached requests accepted from one visitor in a minute; 0: no limit. */
  rateLimit: number;
  /** Days after which submissions are deleted; null: they stay until the operator purges them. */
  leadsRetentionDays: number | null;
  /** The webhook that receives events and alerts, and the CDN to purge. */
  outbox: OutboxSettings;
  /** Addresses and networks of the proxies in front, whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
  marketData: {
    /** An external quote service; null: the built-in one. */
    service: { url: string; token: string | null } | null;
    /** Identifies the provider to the quote service and in the tokens (API-10). */
    providerId: string;
    /** The key that signs the tokens; null: one is generated and stored in `dataDir`. */
    tokenSecret: string | null;
    /** Seconds. */
    tokenLifetime: number;
  };
  /** The address of an external content service; null: the built-in one. */
  contentUrl: string | null;
  /** The token that the server sends to an external content service, or requires from callers of the built-in one. */
  contentToken: string | undefined;
  /** The settings that the visitor's browser needs. */
  site: SiteSettings;
  /** Where the metrics are served; null: nowhere. */
  metrics: { host: string; port: number } | null;
  /** Where the newsroom listens, and its origin for browsers; null: it is off. */
  newsroom: NewsroomSettings | null;
  /** Where previews of drafts listen, and their origin for browsers; null: they are off. */
  previews: { host: string; port: number; url: string } | null;
  /** Origins, besides this site's own, whose pages may call the Model Context Protocol. */
  mcpOrigins: readonly string[];
  /** The token of the person who runs commands (`plumbline token add`). */
  newsroomToken: string | undefined;
  /** Which requests are traced; null: none. OpenTelemetry reads the destination from its own variables. */
  tracing: Sampling | null;
  logLevel: string;
};

/** Reads and validates the settings. Nothing else reads the environment; an error names the wrong variable. */
export function readEnv(variables: Record<string, string | undefined> = process.env): Env {
  const result = settings.safeParse(withoutBlanks(variables));
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      // Values are not shown: addresses of other systems may contain passwords.
      const value =
        /^DATABASE_|^FORM_FORWARD_URL$|^MARKET_DATA_|^WEBHOOK_|^PURGE_|_TOKEN$|_SECRET$/.test(name)
          ? ''
          : `="${variables[name] ?? ''}"`;
      return `${name}${value}: ${issue.message}`;
    });
    const lines = [...new Set(wrong)].join('\n  ');
    throw new WrongSettingError(`Wrong settings in the environment\n  ${lines}`);
  }
  const found = result.data;
  refuseWithoutDatabase(found);
  refuseOnePortTwice(found);
  return {
    port: found.PORT,
    host: found.HOST,
    publicUrl: found.PUBLIC_URL ?? `http://localhost:${found.PORT}`,
    appEnv: found.APP_ENV,
    apiPort: found.APP_ENV === 'dev' ? (found.API_PORT ?? found.PORT) : null,
    dataDir: found.DATA_DIR,
    preview: null,
    dataFilesBytes: found.DATA_FILES_MB * 1_000_000,
    databaseUrl: found.DATABASE_URL,
    replicaUrls: found.DATABASE_REPLICA_URLS,
    webConcurrency: found.WEB_CONCURRENCY,
    shutdownDelay: found.SHUTDOWN_DELAY * 1000,
    providerDir: found.PROVIDER_DIR,
    providerFiles: found.PROVIDER_FILES,
    legacyIndexesPrefix: found.LEGACY_INDEXES_PREFIX,
    formForwardUrl: found.FORM_FORWARD_URL ?? null,
    formRateLimit: found.FORM_RATE_LIMIT,
    rateLimit: found.RATE_LIMIT,
    leadsRetentionDays: found.LEADS_RETENTION_DAYS ?? null,
    outbox: outboxSettings(found),
    trustedProxies: found.TRUSTED_PROXIES,
    marketData: marketDataSettings(found),
    contentUrl: found.CONTENT_GRAPHQL_URL ?? null,
    contentToken: found.CONTENT_GRAPHQL_TOKEN,
    site: siteSettings(found),
    metrics:
      found.METRICS_PORT === undefined
        ? null
        : { host: found.METRICS_HOST, port: found.METRICS_PORT },
    newsroom: newsroomSettings(found),
    previews: previewSettings(found),
    mcpOrigins: found.MCP_ORIGINS,
    newsroomToken: found.PLUMBLINE_TOKEN,
    tracing: tracingSettings(found),
    logLevel: found.LOG_LEVEL,
  };
}

/**
 * Treats blank variables as unset: as a number, blank would be 0. Removes the CR that files of settings may end lines
 * with.
 */
function withoutBlanks(variables: Record<string, string | undefined>) {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, value?.trim() || undefined]),
  );
}

/** Everything that visitors must not reach has a port of its own. */
function refuseOnePortTwice(found: Settings): void {
  const { PORT, METRICS_PORT, NEWSROOM_PORT, PREVIEW_PORT } = found;
  const taken = new Map([[PORT, 'where the site listens (PORT)']]);
  for (const [name, port] of Object.entries({ METRICS_PORT, NEWSROOM_PORT, PREVIEW_PORT })) {
    if (port === undefined || port === 0) continue;
    const by = taken.get(port);
    if (by !== undefined) {
      throw new WrongSettingError(`${name}="${port}" is ${by}: it needs a port of its own`);
    }
    taken.set(port, name);
  }
}

function previewSettings(found: Settings): Env['previews'] {
  const { PREVIEW_PORT: port, PREVIEW_HOST: host, PREVIEW_URL: url } = found;
  return port === undefined ? null : { host, port, url: url ?? `http://localhost:${port}` };
}

/** Refuses settings that need PostgreSQL where the embedded store is used. */
function refuseWithoutDatabase(found: Settings): void {
  const { DATABASE_URL, DATABASE_REPLICA_URLS: replicas, WEB_CONCURRENCY: count } = found;
  if (DATABASE_URL !== undefined) return;
  if (replicas.length > 0) {
    throw new WrongSettingError(
      'DATABASE_REPLICA_URLS are replicas of DATABASE_URL: it is missing',
    );
  }
  if (count > 1) {
    throw new WrongSettingError(
      `WEB_CONCURRENCY="${count}" needs DATABASE_URL: only one process can serve the embedded store`,
    );
  }
}

function outboxSettings(found: Settings): OutboxSettings {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, PURGE_URL: purgeUrl } = found;
  if ((url === undefined) !== (secret === undefined)) {
    throw new WrongSettingError('WEBHOOK_URL and WEBHOOK_SECRET go together: one is missing');
  }
  const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(found.PURGE_HEADER ?? '') ?? [];
  return {
    webhook: url !== undefined && secret !== undefined ? { url, secret } : null,
    purge:
      purgeUrl === undefined
        ? null
        : { url: purgeUrl, header: name === '' ? null : { name, value } },
  };
}

function marketDataSettings(found: Settings): Env['marketData'] {
  const { MARKET_DATA_URL: url, MARKET_DATA_TOKEN: token = null } = found;
  return {
    service: url === undefined ? null : { url, token },
    providerId: found.DATA_PROVIDER_ID,
    tokenSecret: found.TOKEN_SECRET ?? null,
    tokenLifetime: found.TOKEN_LIFETIME,
  };
}

function tracingSettings(found: Settings): Sampling | null {
  if (found.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  return { sampler: found.OTEL_TRACES_SAMPLER, share: found.OTEL_TRACES_SAMPLER_ARG };
}

function siteSettings(found: Settings): SiteSettings {
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
    tagManager:
      url !== undefined && id !== undefined
        ? { url, id, cookies: found.TAG_MANAGER_COOKIES }
        : null,
    contactFrame: {
      address: frame ?? null,
      origins: [...new Set([...ownOrigin, ...found.CONTACT_FRAME_ALLOW])],
    },
  };
}
