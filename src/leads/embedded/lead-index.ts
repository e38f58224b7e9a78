import { hash } from 'node:crypto';
import { contentOf, longerThanAnyWait, type Lead, type LeadState } from '../lead.ts';
import type { JournalRecord } from './journal-record.ts';
import type { Position } from './journal.ts';

/** What memory holds of each lead of the journal: its position and its state, but no personal data. */
export type LeadEntry = {
  position: Position;
  received: number;
  content: string;
  state: LeadState;
  closed: string | null;
  waitingSince: number;
  attempts: number;
  nextAttempt: number;
};

export type LeadIndex = ReturnType<typeof createLeadIndex>;

/** Tracks the states of a journal's leads from its records in order. */
export function createLeadIndex() {
  const entries = new Map<string, LeadEntry>();
  const waiting = new Set<string>();

  function change(key: string, changes: Partial<LeadEntry>): void {
    const entry = entries.get(key);
    if (!entry) return;
    Object.assign(entry, changes);
    if (entry.state === 'waiting') waiting.add(key);
    else waiting.delete(key);
  }

  return {
    find: (key: string): LeadEntry | null => entries.get(key) ?? null,
    keys: (which: (entry: LeadEntry) => boolean): string[] =>
      [...entries].flatMap(([key, entry]) => (which(entry) ? [key] : [])),
    apply(record: JournalRecord, position: Position): void {
      if (record.record === 'received') {
        const { key } = record.lead;
        if (!entries.has(key)) entries.set(key, received(record.lead, position));
        change(key, {});
        return;
      }
      const { key, at } = record;
      if (record.record !== 'revived') return change(key, { state: record.record, closed: at });
      const since = Date.parse(at);
      change(key, {
        state: 'waiting',
        closed: null,
        attempts: 0,
        waitingSince: since,
        nextAttempt: since,
      });
    },
    /** Keys of waiting leads that are due at `now`, at most `limit`, the longest overdue first. */
    due(now: number, limit: number): string[] {
      return Array.from(waiting, (key) => ({ key, at: entries.get(key)!.nextAttempt }))
        .filter(({ at }) => at <= now || at > now + longerThanAnyWait)
        .toSorted((a, b) => a.at - b.at)
        .slice(0, limit)
        .map(({ key }) => key);
    },
    change,
    remove(key: string): void {
      entries.delete(key);
      waiting.delete(key);
    },
  };
}

/** The hash by which two submissions are compared. */
export function contentHash(lead: Lead): string {
  return hash('sha256', contentOf(lead)).slice(0, 32);
}

function received(lead: Lead, position: Position): LeadEntry {
  const at = Date.parse(lead.received);
  return {
    position,
    received: at,
    content: contentHash(lead),
    state: 'waiting',
    closed: null,
    waitingSince: at,
    attempts: 0,
    nextAttempt: at,
  };
}
