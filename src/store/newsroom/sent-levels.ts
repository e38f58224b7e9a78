import { sql } from 'kysely';
import { compile } from '../session-dialect.ts';
import type { Store } from '../store.ts';

type AnswerStore = Pick<Store, 'session'>;

/** The digest of what a person uploaded under a key, and the answer. */
export type SentAnswer = { digest: string; status: number; answer: string };

type Key = { person: string; key: string };

/** Days after which a key may be used again. */
export const keptDays = 14;

/** The answer given to the same person under the same key; null without one, or after it expired. */
export async function findSentAnswer(
  { session }: AnswerStore,
  { person, key }: Key,
): Promise<SentAnswer | null> {
  const { rows } = await session.run(
    compile(sql`select digest, status, answer from sent_levels
      where person = ${person} and key = ${key} and at > now() - make_interval(days => ${keptDays}::int)`),
  );
  return (rows[0] as SentAnswer | undefined) ?? null;
}

/** Stores an answer, and removes expired ones. */
export async function keepSentAnswer(
  { session }: AnswerStore,
  { person, key }: Key,
  { digest, status, answer }: SentAnswer,
): Promise<void> {
  await session.batch([
    compile(
      sql`delete from sent_levels where at <= now() - make_interval(days => ${keptDays}::int)`,
    ),
    compile(sql`insert into sent_levels (person, key, digest, status, answer)
      values (${person}, ${key}, ${digest}, ${status}::int, ${answer}) on conflict do nothing`),
  ]);
}
