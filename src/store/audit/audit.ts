import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { compile } from '../session-dialect.ts';
import type { Session, Statement } from '../session.ts';
import type { Database } from '../store.ts';

/** Who acts: the user of the operating system, or the software at its first start; and on which machine. */
export type Actor = { name: string; by: 'os-user' | 'first-start'; host: string };

/** What was done with what: everything of an entry but its moment and its release. */
export type Act = {
  act: 'publish' | 'publish-levels' | 'rollback';
  actor: Actor;
  /** As it was typed; null where no command line did it. */
  command: string | null;
  /** Version of the software that did it, with its commit where that is known. */
  version: string;
  /** The files that it was made from, with their sha256 in hex. */
  files: { file: string; sha256: string }[];
  /** What guards asked and was accepted: how often, and the first of it. */
  accepted: { guard: string; count: number; found: string }[];
  /** Published levels that were taken back. */
  withdrawnLevels: number;
  reason: string | null;
};

export type AuditEntry = Act & { at: string; release: number; label: string };

/** An entry as it is kept: its text is what the hash is over. */
export type AuditRow = { number: number; entry: string; hash: string };

/** The hash before the first entry. */
const beginning = '0'.repeat(64);

const hashOf = (before: string, entry: string): string => hash('sha256', `${before}\n${entry}`);

/**
 * The statement that adds an entry to the chain; it goes into the transaction of what it tells. Only whoever holds the right to
 * publish may call this: nobody else adds an entry meanwhile.
 */
export async function appendAudit(session: Session, entry: AuditEntry): Promise<Statement> {
  const { rows } = await session.run(
    compile(sql`select number, hash from audit order by number desc limit 1`),
  );
  const last = rows[0] as Pick<AuditRow, 'number' | 'hash'> | undefined;
  const text = JSON.stringify(entry);
  return compile(sql`
    insert into audit (number, entry, hash)
    values (${(last?.number ?? 0) + 1}::int, ${text}, ${hashOf(last?.hash ?? beginning, text)})`);
}

const pageSize = 500;

/** All entries, the oldest first. */
export async function* eachAuditRow(db: Database): AsyncGenerator<AuditRow, void> {
  for (let after = 0; ;) {
    const page = await db
      .selectFrom('audit')
      .selectAll()
      .where('number', '>', after)
      .orderBy('number')
      .limit(pageSize)
      .execute();
    yield* page;
    if (page.length < pageSize) return;
    after = page.at(-1)!.number;
  }
}

/** What became of the chain: where it breaks, and at which entry it has a hash that was exported. */
export type Verification = {
  entries: number;
  /** The hash of the last entry; null where there is none. */
  head: string | null;
  /** The first entry that is missing or is not what was hashed; null where the chain is whole. */
  brokenAt: number | null;
  /** The entry with the hash that was asked for; null where none has it. */
  foundAt: number | null;
};

/** Calculates the chain anew. */
export async function verifyAudit(db: Database, exported: string): Promise<Verification> {
  const found: Verification = { entries: 0, head: null, brokenAt: null, foundAt: null };
  let before = beginning;
  for await (const row of eachAuditRow(db)) {
    found.entries++;
    const isWhole = row.number === found.entries && row.hash === hashOf(before, row.entry);
    if (!isWhole) found.brokenAt ??= found.entries;
    if (row.hash === exported) found.foundAt = row.number;
    found.head = row.hash;
    before = row.hash;
  }
  return found;
}
