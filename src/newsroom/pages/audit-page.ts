import { html } from 'hono/html';
import { aboutEntry, type AuditEntry, type AuditRow } from '#src/store/audit/audit.ts';
import { addresses } from '../addresses.ts';
import { moment, table, type Page } from './layout.ts';

/** @param older the number before which there are more entries; null at the beginning of the log */
export function auditPage(rows: readonly AuditRow[], older: number | null): Page {
  return {
    title: 'Audit log',
    section: addresses.audit,
    content: html`${table(
      'Audit log',
      ['Entry', 'When', 'Who', 'From', 'Did', 'About', 'Approved by', 'Accepted', 'Reason', 'Hash'],
      rows.map(({ number, entry, hash }) => {
        const parsed = JSON.parse(entry) as AuditEntry;
        return [
          number,
          moment(parsed.at),
          parsed.actor.name,
          parsed.actor.host,
          parsed.act,
          aboutEntry(parsed).join(' '),
          [...(parsed.approvedBy ?? []), ...(parsed.emergency ? ['an emergency'] : [])].join(', '),
          parsed.accepted.map(({ guard, count }) => `${guard} (${count})`).join(', '),
          parsed.reason,
          html`<code>${hash.slice(0, 12)}</code>`,
        ];
      }),
    )}
    ${older !== null && html`<p><a href="${addresses.audit}?before=${older}">Older entries</a></p>`}`,
  };
}
