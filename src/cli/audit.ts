import {
  aboutEntry,
  detailsOfEntry,
  eachAuditRow,
  verifyAudit,
  type AuditEntry,
  type AuditRow,
  type Verification,
} from '#src/store/audit/audit.ts';
import { exitCodes } from './exit-codes.ts';
import { printResult } from './print-result.ts';
import { withStore } from './with-store.ts';

type AuditOptions = { json?: boolean; verify?: string };

/** `plumbline audit` prints the audit log, oldest entry first, or verifies an exported head against the store. */
export async function audit({ json, verify }: AuditOptions): Promise<void> {
  await withStore(async (store) => {
    if (verify !== undefined)
      return printVerification(await verifyAudit(store.db, verify.trim()), json);
    for await (const row of eachAuditRow(store.db)) {
      process.stdout.write(`${json ? lineOf(row) : describe(row)}\n`);
    }
  });
}

/** One line of an export: what the entry says, and its place in the chain. */
function lineOf({ number, entry, hash }: AuditRow): string {
  return JSON.stringify({ number, hash, ...(JSON.parse(entry) as AuditEntry) });
}

function describe({ number, entry, hash }: AuditRow): string {
  const parsed = JSON.parse(entry) as AuditEntry;
  const { at, actor, act, accepted, reason } = parsed;
  const parts = [
    String(number).padStart(5),
    at,
    `${actor.name}@${actor.host}`,
    act,
    ...aboutEntry(parsed),
    ...detailsOfEntry(parsed),
    accepted.length > 0 && `accepted ${accepted.map(({ guard }) => guard).join(', ')}`,
    reason && `“${reason}”`,
    hash.slice(0, 12),
  ];
  return parts.filter(Boolean).join('  ');
}

function printVerification(found: Verification, json: boolean | undefined): void {
  const { entries, head, brokenAt, foundAt } = found;
  const isRight = brokenAt === null && foundAt !== null;
  if (!isRight) process.exitCode = exitCodes.faults;
  const chain =
    brokenAt === null
      ? `The chain of ${entries} entries is whole; its last hash is ${head ?? 'none'}`
      : `Entry ${brokenAt} is missing or is not what was written: the log was changed from there on`;
  const place =
    foundAt === null
      ? 'No entry has this hash: entries of the export were removed or written anew'
      : `Entry ${foundAt} has this hash: all up to it is as it was exported`;
  printResult(json, { ...found, isRight }, `${chain}\n${brokenAt === null ? place : ''}`.trim());
}
