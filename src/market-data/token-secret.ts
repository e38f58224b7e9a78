import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const bytes = 32;

/**
 * The secret that signs the tokens: the configured one, or one that is generated at the first start and stored in
 * the data directory, readable by its owner only. Processes that start together use the same one.
 */
export async function tokenSecret(configured: string | null, dataDir: string): Promise<Uint8Array> {
  if (configured !== null) return new TextEncoder().encode(configured);
  const file = join(dataDir, 'token-secret');
  return (await readSecret(file)) ?? makeSecret(dataDir, file);
}

async function readSecret(file: string): Promise<Uint8Array | null> {
  try {
    const text = await readFile(file, 'utf8');
    return new Uint8Array(Buffer.from(text, 'base64url'));
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** The file is written under a temporary name and then linked, so it is never incomplete. */
async function makeSecret(dataDir: string, file: string): Promise<Uint8Array> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`;
  const secret = randomBytes(bytes);
  await writeFile(draft, secret.toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
    return new Uint8Array(secret);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    return (await readSecret(file)) ?? new Uint8Array(secret);
  } finally {
    await rm(draft, { force: true });
  }
}

function isCode(error: unknown, code: string): boolean {
  return (error as { code?: unknown } | null)?.code === code;
}
