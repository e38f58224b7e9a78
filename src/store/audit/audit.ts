import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { compile } from '../session-dialect.ts';
import { commitToDisk, type Statement } from '../session.ts';
import type { Database } from '../store.ts';

/**
 * Who acts, and on which machine: a user of the operating system, the holder of a token, a person of an OpenID
 * provider, or the software itself.
 */
export type Actor = {
  name: string;
  by: 'os-user' | 'token' | 'openid' | 'first-start' | 'schedule';
  host: string;
};

/** What was done and with what: everything of an entry except its moment and its release. */
export type Act = {
  act:
    | 'publish'
    | 'publish-levels'
    | 'publish-draft'
    | 'rollback'
    | 'prune'
    | 'draft'
    | 'change-draft'
    | 'drop-draft'
    | 'schedule'
    | 'unschedule'
    | 'approve'
    | 'add-token'
    | 'rotate-token'
    | 'revoke-token'
    | 'export-leads'
    | 'retry-leads'
    | 'purge-leads'
    | 'retry-events'
    | 'test-event';
  actor: Actor;
  /** The command line as typed; null where there was none. */
  command: string | null;
  /** Version of the software, with its commit where that is known. */
  version: string;
  /** The input files with their sha256 in hex. */
  files: { file: string; sha256: string }[];
  /** Accepted questions of guards: their number, the first of them, and the indexes that the first ones are about. */
  accepted: { guard: string; count: number; found: string; indexes?: string[] }[];
  /** Number of published levels that were taken back. */
  withdrawnLevels: number;
  reason: string | null;
  /** The release that a rollback brought back; a part of it, or of one index alone, where that is given. */
  restores?: { release: number; part?: string | undefined; index?: string | undefined };
  /** Why an operator did without the approvals that guards.yaml asks for. */
  emergency?: string | undefined;
  /** The draft that the act is about. */
  draft?: number;
  /** Who made the published draft, who approved it, and who scheduled it where it came out by itself. */
  author?: string;
  approvedBy?: string[];
  scheduledBy?: string | undefined;
};

/** `release` is null where nothing became public; `label` names the release, the draft, the token or what else it is about. */
export type AuditEntry = Act & { at: string; release: number | null; label: string };

/** An entry as it is stored: the hash is over this text. */
export type AuditRow = { number: number; entry: string; hash: string };

/** The hash before the first entry. */
const beginning = '0'.repeat(64);

const hashOf = (before: string, entry: string): string => hash('sha256', `${before}\n${entry}`);

/** Entries are written one after the other, since each needs the hash of the one before. */
const auditLock = 7_116_003;

/**
 * The statements that append an entry to the chain. They belong into the transaction of the act itself, which is on
 * disk when it returns: an act that was reported as done is done, however the process ends.
 */
export function appendAudit(entry: AuditEntry): Statement[] {
  const text = JSON.stringify(entry);
  return [
    commitToDisk,
    compile(sql`select pg_advisory_xact_lock(${auditLock})`),
    compile(sql`
      insert into audit (number, entry, hash)
      select coalesce(last.number, 0) + 1, ${text}::text,
        encode(sha256(convert_to(coalesce(last.hash, ${beginning}) || chr(10) || ${text}::text, 'UTF8')), 'hex')
      from (values (1)) one
      left join (select number, hash from audit order by number desc limit 1) last on true`),
  ];
}

/** What an entry is about, for people: the draft, the release, what it is called, and what came back. */
export function aboutEntry({ draft, release, label, restores }: AuditEntry): string[] {
  const { part = 'content', index } = restores ?? {};
  const ofIndex = index === undefined ? '' : ` of ${index}`;
  const parts = [
    draft !== undefined && `draft ${draft}`,
    release !== null && `release ${release}`,
    `(${label})`,
    restores && `with the ${part}${ofIndex} of ${restores.release}`,
  ];
  return parts.filter((part) => typeof part === 'string');
}

/** Who took part in an entry, and what it did beside what it is about. */
export function detailsOfEntry(entry: AuditEntry): string[] {
  const { author, approvedBy = [], scheduledBy, withdrawnLevels, emergency } = entry;
  const parts = [
    author && `made by ${author}`,
    approvedBy.length > 0 && `approved by ${approvedBy.join(', ')}`,
    scheduledBy && `scheduled by ${scheduledBy}`,
    withdrawnLevels > 0 && `${levelsText(withdrawnLevels)} withdrawn`,
    emergency && 'in an emergency',
  ];
  return parts.filter((part) => typeof part === 'string');
}

/** '1 level', '12 levels'. */
export const levelsText = (count: number): string => `${count} ${count === 1 ? 'level' : 'levels'}`;

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

/** The newest entries before a number, the newest first. */
export async function listAuditRows(
  db: Database,
  { before, limit }: { before: number | null; limit: number },
): Promise<AuditRow[]> {
  const newest = db.selectFrom('audit').selectAll().orderBy('number', 'desc').limit(limit);
  return (before === null ? newest : newest.where('number', '<', before)).execute();
}

/** The result of a verification: where the chain breaks, and which entry has the exported hash. */
export type Verification = {
  entries: number;
  /** The hash of the last entry; null for an empty log. */
  head: string | null;
  /** The first entry that is missing or differs from what was hashed; null where the chain is whole. */
  brokenAt: number | null;
  /** The entry with the exported hash; null where none has it. */
  foundAt: number | null;
};

/** Recalculates the chain. */
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
