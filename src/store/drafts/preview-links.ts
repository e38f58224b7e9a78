import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../store.ts';
import { findDraft, livingStates, type Draft } from './drafts.ts';

/** Number of the draft, expiry in seconds since 1970, and the signature over both. */
const linkForm = /^([1-9]\d{0,8})\.([1-9]\d{0,11})\.([\w-]{43})$/;

/** Used for unknown drafts, so that checking a guess takes the same work. */
const nobodysSecret = randomBytes(32).toString('base64url');

const signatureOf = (secret: string, number: string, until: string): string =>
  createHmac('sha256', secret).update(`preview ${number} ${until}`).digest('base64url');

/** A pass that opens the preview of a draft. @param until milliseconds since 1970 */
export async function previewPass(
  db: Database,
  { number }: Pick<Draft, 'number'>,
  until: number,
): Promise<string> {
  const secret = await secretOf(db, number);
  const [named, moment] = [String(number), String(Math.ceil(until / 1000))];
  return `${named}.${moment}.${signatureOf(secret, named, moment)}`;
}

/** The draft that a pass opens and its expiry in seconds; null for an invalid pass, whatever the reason. */
export async function findPassed(
  db: Database,
  pass: string,
): Promise<{ draft: Draft; until: number } | null> {
  const read = linkForm.exec(pass);
  if (read === null) return null;
  const [, number = '', until = '', signature = ''] = read;
  const secret = await secretOf(db, Number(number));
  const right = Buffer.from(signatureOf(secret, number, until));
  const isRight = timingSafeEqual(right, Buffer.from(signature));
  if (!isRight || Number(until) * 1000 <= Date.now()) return null;
  const draft = await findDraft(db, Number(number));
  if (draft === null || !livingStates.includes(draft.state)) return null;
  return { draft, until: Number(until) };
}

/** One row whether there is such a draft or not: a row more takes longer, which thousands of guesses would tell. */
async function secretOf(db: Database, number: number): Promise<string> {
  const { rows } = await sql<{ secret: string }>`select coalesce(
    (select link_secret from draft where number = ${number}), ${nobodysSecret}) as secret`.execute(
    db,
  );
  return rows[0]?.secret ?? nobodysSecret;
}
