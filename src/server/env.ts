import * as z from 'zod';

const origin = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));
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
      // Addresses of databases carry passwords: their values are not shown.
      const value = name.startsWith('DATABASE_') ? '' : `="${variables[name] ?? ''}"`;
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
    logLevel: found.LOG_LEVEL,
  };
}
