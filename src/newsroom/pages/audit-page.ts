import { html } from 'hono/html';
import {
  aboutEntry,
  detailsOfEntry,
  type AuditEntry,
  type AuditRow,
} from '#src/store/audit/audit.ts';
import { addresses } from '../addresses.ts';
import { moment, table, type Html, type Page } from './layout.ts';

/** @param older the number before which there are more entries; null at the beginning of the log */
export function auditPage(rows: readonly AuditRow[], older: number | null): Page {
  const entries = rows.map(({ number, entry, hash }) => ({
    number,
    hash,
    parsed: JSON.parse(entry) as AuditEntry,
  }));
  return {
    title: 'Audit log',
    section: addresses.audit,
    content: html`${table(
      'Audit log',
      ['Entry', 'When', 'Who', 'Did'],
      entries.map(({ number, parsed }) => [
        number,
        moment(parsed.at),
        parsed.actor.name,
        parsed.act,
      ]),
      entries.map(({ parsed, hash }) => detailsOf(parsed, hash)),
    )}
    ${older !== null && html`<p><a href="${addresses.audit}?before=${older}">Older entries</a></p>`}`,
  };
}

function detailsOf(entry: AuditEntry, hash: string): Html {
  const { actor, accepted, reason } = entry;
  const details = [
    aboutEntry(entry).join(' '),
    ...detailsOfEntry(entry),
    accepted.length > 0 &&
      `accepted ${accepted.map(({ guard, count }) => `${guard} (${count})`).join(', ')}`,
    reason && `reason: ${reason}`,
    `from ${actor.host}`,
  ];
  return html`${details.filter(Boolean).join('; ')}; <code>${hash.slice(0, 12)}</code>`;
}
