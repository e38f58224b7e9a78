import { copyFile } from 'node:fs/promises';
import type { Lead, LeadStore, PurgeChoice, StoredLead } from '../lead.ts';
import { copyName, listDamaged, purgeDamaged } from './damaged-copies.ts';
import { decodeRecord, encodeRecord, keyOf, type JournalRecord } from './journal-record.ts';
import { openJournal, type Journal, type QuietJournal } from './journal.ts';
import { contentHash, createLeadIndex, type LeadIndex } from './lead-index.ts';

type Damage = { lines: number; copy: string };

/**
 * Stores leads in one journal file, whose only writer is this process. Unreadable lines are skipped; then a copy
 * of the unchanged journal is kept, and `onDamage` is called.
 */
export async function openJournalLeads(
  path: string,
  onDamage: (damage: Damage) => void,
): Promise<LeadStore> {
  const journal = await openJournal(path);
  const index = createLeadIndex();
  const damaged = await journal.exclusively((file) => load(file, index));
  if (damaged > 0) {
    const copy = copyName(path, Date.now());
    await copyFile(path, copy);
    await journal.exclusively((file) => rewrite(file, index, () => true));
    onDamage({ lines: damaged, copy });
  }
  const receiving = new Map<string, Promise<void>>();

  function write(record: JournalRecord): Promise<void> {
    return journal.append(encodeRecord(record), (position) => index.apply(record, position));
  }

  async function receive(lead: Lead): ReturnType<LeadStore['receive']> {
    const first = index.find(lead.key);
    if (first) return first.content === contentHash(lead) ? 'known' : 'different';
    const underWay = receiving.get(lead.key);
    if (underWay) {
      await underWay.catch(() => {});
      return receive(lead);
    }
    const written = write({ record: 'received', lead });
    receiving.set(lead.key, written);
    try {
      await written;
      return 'stored';
    } finally {
      receiving.delete(lead.key);
    }
  }

  return {
    receive,
    takeDue: (now, limit, leaseEnd) =>
      journal.exclusively((file) =>
        Promise.all(
          index.due(now.getTime(), limit).map(async (key) => {
            index.change(key, { nextAttempt: leaseEnd.getTime() });
            const { position, attempts } = index.find(key)!;
            const lead = leadOf(decodeRecord(await file.read(position)));
            return { lead: lead!, attempts };
          }),
        ),
      ),
    // A postponement is not written: after a restart every waiting lead is tried at once and attempts count anew.
    async postpone(key, next) {
      const attempts = (index.find(key)?.attempts ?? 0) + 1;
      index.change(key, { attempts, nextAttempt: next.getTime() });
    },
    async settle(key, state, now) {
      if (index.find(key)?.state !== 'waiting') return;
      await write({ record: state, key, at: now.toISOString() });
    },
    async countByState() {
      const counts = { waiting: 0, sent: 0, dead: 0 };
      for (const key of index.keys(() => true)) counts[index.find(key)!.state]++;
      return counts;
    },
    list: () => list(journal, index),
    listDamaged: (email) => listDamaged(path, email),
    async retry(now) {
      const dead = index.keys(({ state }) => state === 'dead');
      const at = now.toISOString();
      await Promise.all(dead.map((key) => write({ record: 'revived', key, at })));
      return dead.length;
    },
    purge: (choice) =>
      journal.exclusively(async (file) => {
        const damaged = 'email' in choice ? await purgeDamaged(path, choice.email) : 0;
        return damaged + (await purge(file, index, choice));
      }),
    close: () => journal.close(),
  };
}

async function load(file: QuietJournal, index: LeadIndex): Promise<number> {
  let damaged = 0;
  for await (const { text, ...position } of file.lines()) {
    const record = decodeRecord(text);
    if (record) index.apply(record, position);
    else damaged++;
  }
  return damaged;
}

async function* list(journal: Journal, index: LeadIndex): AsyncIterable<StoredLead> {
  const snapshot = await journal.exclusively((file) => file.snapshot());
  try {
    for await (const { text } of snapshot.lines()) {
      const lead = leadOf(decodeRecord(text));
      const entry = lead && index.find(lead.key);
      if (!entry) continue;
      const waitingSince = new Date(entry.waitingSince).toISOString();
      yield { lead, state: entry.state, closed: entry.closed, waitingSince };
    }
  } finally {
    await snapshot.close();
  }
}

async function purge(file: QuietJournal, index: LeadIndex, choice: PurgeChoice): Promise<number> {
  const chosen = new Set(
    'before' in choice
      ? index.keys(
          ({ received, state }) =>
            received < choice.before.getTime() && (state === 'sent' || !choice.onlySent),
        )
      : await keysOfAddress(file, choice.email),
  );
  // The file is rewritten only when something is removed, because retention runs often.
  if (chosen.size === 0) return 0;
  await rewrite(file, index, (key) => !chosen.has(key));
  for (const key of chosen) index.remove(key);
  return chosen.size;
}

async function keysOfAddress(file: QuietJournal, email: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { text } of file.lines()) {
    const lead = leadOf(decodeRecord(text));
    if (lead?.fields.emailAddress.toLowerCase() === email.toLowerCase()) keys.push(lead.key);
  }
  return keys;
}

/** Rewrites the journal without the records of other keys and without unreadable lines. */
async function rewrite(
  file: QuietJournal,
  index: LeadIndex,
  keeps: (key: string) => boolean,
): Promise<void> {
  const kept = await file.rewrite(({ text }) => {
    const record = decodeRecord(text);
    if (record === null || !keeps(keyOf(record))) return null;
    return record.record === 'received' ? keyOf(record) : '';
  });
  for (const { name, position } of kept) index.change(name, { position });
}

function leadOf(record: JournalRecord | null): Lead | null {
  return record?.record === 'received' ? record.lead : null;
}
