import { html } from 'hono/html';
import type { Draft, DraftState } from '#src/store/drafts/drafts.ts';
import { addresses } from '../addresses.ts';
import { moment, table, type Html, type Page } from './layout.ts';

/** A draft with its approvers, and the number of required approvals. */
export type ListedDraft = { draft: Draft; approvers: readonly string[]; wanted: number };

const stateNames: Record<DraftState, string> = {
  writing: 'being written',
  open: 'waits',
  scheduled: 'scheduled',
  failed: 'could not become public',
  published: 'published',
  dropped: 'dropped',
};

export function stateOf({ state, at, release }: Draft): Html {
  if (state === 'scheduled' && at !== null) return html`scheduled for ${moment(at)}`;
  return state === 'published' ? html`published as release ${release}` : html`${stateNames[state]}`;
}

export const approvalsText = ({ approvers, wanted }: Omit<ListedDraft, 'draft'>): string =>
  [`${approvers.length} of ${wanted}`, approvers.join(', ')].filter(Boolean).join(': ');

export const changesText = ({ summary }: Draft): string =>
  Object.entries(summary.rows)
    .map(([kind, { added, changed, closed }]) => `${kind} +${added} ~${changed} −${closed}`)
    .join(', ');

export const draftsPage = (drafts: readonly ListedDraft[], said: string | null): Page => ({
  title: 'Drafts',
  section: addresses.drafts,
  content: html`${said && html`<p class="notice" role="status">${said}</p>`}
    ${
      drafts.length === 0
        ? html`<p>Nothing waits to be published.</p>`
        : table(
            'Drafts',
            ['Draft', 'State', 'Author', 'Made', 'Approvals', 'Changes'],
            drafts.map((listed) => {
              const { number, label, act, created } = listed.draft;
              return [
                html`<a href="${addresses.draft(number)}">${number}: ${label}</a>`,
                stateOf(listed.draft),
                act.actor.name,
                moment(created),
                approvalsText(listed),
                changesText(listed.draft),
              ];
            }),
          )
    }
    <p class="quiet">
      <code>plumbline draft FOLDER</code> makes a draft. Nothing of it is public before it is
      published.
    </p>`,
});
