import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { InvalidInputError } from '#src/domain/errors.ts';
import { exportLeads } from '#src/leads/export-leads.ts';
import type { LeadAdministration, LeadState, PurgeChoice } from '#src/leads/lead.ts';
import { administerLeads } from '#src/leads/open-leads.ts';
import { readEnv } from '#src/server/settings/env.ts';
import type { Deed } from '../newsroom/with-person.ts';
import { printResult } from '../print-result.ts';
import { withOutput } from '../files/with-output.ts';

type Printed = { json?: boolean };

export async function list({ json }: Printed): Promise<void> {
  const counts: Record<LeadState, number> = { waiting: 0, sent: 0, dead: 0 };
  const all: object[] = [];
  await withLeads(async (leads) => {
    for await (const { lead, state } of leads.list()) {
      counts[state]++;
      if (json) {
        all.push({ received: lead.received, state, form: lead.form, key: lead.key });
        continue;
      }
      const line = [lead.received, state.padEnd(7), lead.form.padEnd(9), lead.key].join('  ');
      await write(process.stdout, `${line}\n`);
    }
  });
  const { waiting, sent, dead } = counts;
  printResult(json, { leads: all, counts }, `${waiting} waiting, ${sent} sent, ${dead} dead`);
}

export async function exportToFile(
  file: string | undefined,
  { email }: { email?: string },
): Promise<void> {
  const label = email === undefined ? 'all submissions' : ofOneAddress;
  const run = async (take: (lines: AsyncIterable<string>) => Promise<void>) => {
    await noted({ act: 'export-leads', deed: 'export submissions', label, secret: email });
    await withLeads((leads) => take(exportLeads(leads, email ?? null)));
  };
  // The file holds personal data: only the operator may read it.
  if (file !== undefined) return withOutput({ file, mode: 0o600 }, run);
  await run(async (lines) => {
    for await (const line of lines) await write(process.stdout, line);
  });
}

export async function retry({ json }: Printed): Promise<void> {
  await noted({ act: 'retry-leads', deed: 'forward submissions again', label: 'given up' });
  const count = await withLeads((leads) => leads.retry(new Date()));
  printResult(json, { retried: count }, `${count} will be forwarded again`);
}

export async function purge(options: Printed & { before?: string; email?: string }): Promise<void> {
  const choice = purgeChoice(options);
  const { before, email } = options;
  const label = before === undefined ? ofOneAddress : `received before ${before}`;
  await noted({ act: 'purge-leads', deed: 'purge submissions', label, secret: email });
  const count = await withLeads((leads) => leads.purge(choice));
  printResult(options.json, { removed: count }, `${count} removed`);
}

const ofOneAddress = 'of one address';

/** Writes the command to the audit log. Only this needs the store, whose code is therefore loaded on demand. */
async function noted(deed: Deed): Promise<void> {
  const { asOperator } = await import('../newsroom/with-person.ts');
  await asOperator(deed, async () => {});
}

function purgeChoice({ before, email }: { before?: string; email?: string }): PurgeChoice {
  if (before !== undefined && email === undefined) return { before: dayOf(before) };
  if (email !== undefined && before === undefined) return { email };
  throw new InvalidInputError('purge takes either --before DATE or --email ADDRESS');
}

function dayOf(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`);
  if (!isDay) throw new InvalidInputError(`--before takes a day as 2026-11-20, not ${text}`);
  return day;
}

export function reportDamage({ lines, copy }: { lines: number; copy: string }): void {
  process.stderr.write(`${lines} lines of the journal were damaged; it was kept as ${copy}\n`);
}

async function withLeads<T>(run: (leads: LeadAdministration) => Promise<T>): Promise<T> {
  const { dataDir, databaseUrl } = readEnv();
  const leads = await administerLeads({ dataDir, databaseUrl }, reportDamage);
  try {
    return await run(leads);
  } finally {
    await leads.close();
  }
}

async function write(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}
