import { sql } from 'kysely';
import { compile } from '../session-dialect.ts';
import type { Store } from '../store.ts';

type AnswerStore = Pick<Store, 'session'>;

/** The digest of what a person uploaded under a key, and the answer. */
export type SentAnswer = { digest: string; status: number; answer: string };

type Key = { person: string; key: string };

/** Days after which a key may be used again. */
export const keptDays = 14;

/** The status of a key under which something is being worked on. */
const working = 0;
/** Minutes without a heartbeat after which the key of a killed process is free again. */
const leftBehindAfter = 3;
/** Milliseconds between two heartbeats. */
const heartbeatEvery = 60_000;

/** A reserved key: no other request works on what is sent under it until it is answered or released. */
export type ReservedKey = {
  answer: (made: Omit<SentAnswer, 'digest'>) => Promise<void>;
  /** Frees the key, because the input was refused. */
  release: () => Promise<void>;
};

/**
 * Reserves a key for a request of a person, or returns the digest of what was sent under it and the answer to that; the answer is null
 * while a request, of this or another process, is working on it. Expired keys are removed.
 */
export async function reserveKey(
  { session }: AnswerStore,
  { person, key }: Key,
  digest: string,
): Promise<ReservedKey | { before: SentAnswer | null; digest: string }> {
  await session.run(
    compile(sql`delete from sent_levels where at <= now() - make_interval(days => ${keptDays}::int)
      or (status = ${working} and at <= now() - make_interval(mins => ${leftBehindAfter}::int))`),
  );
  const { rows: made } = await session.run(
    compile(sql`insert into sent_levels (person, key, digest, status, answer)
      values (${person}, ${key}, ${digest}, ${working}, '') on conflict do nothing returning 1 as one`),
  );
  if (made.length === 0) {
    const { rows } = await session.run(
      compile(sql`select digest, status, answer from sent_levels
        where person = ${person} and key = ${key}`),
    );
    // The other request may have released the key between the two statements.
    const found = (rows[0] as SentAnswer | undefined) ?? { digest, status: working, answer: '' };
    return { digest: found.digest, before: found.status === working ? null : found };
  }
  const own = sql`person = ${person} and key = ${key} and status = ${working}`;
  const heartbeat = setInterval(() => {
    void session.run(compile(sql`update sent_levels set at = now() where ${own}`)).catch(() => {});
  }, heartbeatEvery);
  return {
    async answer({ status, answer }) {
      clearInterval(heartbeat);
      await session.run(
        compile(sql`update sent_levels set status = ${status}::int, answer = ${answer}, at = now()
          where ${own}`),
      );
    },
    async release() {
      clearInterval(heartbeat);
      await session.run(compile(sql`delete from sent_levels where ${own}`));
    },
  };
}
