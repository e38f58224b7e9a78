import { html } from 'hono/html';
import type { Draft, DraftState } from '#src/store/drafts/drafts.ts';
import { addresses } from '../addresses.ts';
import { moment, table, type Html, type Page } from './layout.ts';

export type ListedDraft = {
  draft: Draft;
  approvers: readonly string[];
  /** The number of required approvals. */
  wanted: number;
  /** Why it collides with what is public; null where it does not. */
  collision: string | null;
};

const stateNames: Record<DraftState, string> = {
  writing: 'being written',
  open: 'waits',
  scheduled: 'scheduled',
  failed: 'no longer scheduled',
  published: 'published',
  dropped: 'dropped',
};

export function stateOf({ state, at, release }: Draft): Html {
  if (state === 'scheduled' && at !== null) return html`scheduled for ${moment(at)}`;
  return state === 'published' ? html`published as release ${release}` : html`${stateNames[state]}`;
}

export function approvalsText({
  approvers,
  wanted,
}: Pick<ListedDraft, 'approvers' | 'wanted'>): string {
  const names = approvers.join(', ');
  if (wanted === 0) return names || 'none needed';
  return [`${approvers.length} of ${wanted}`, names].filter(Boolean).join(': ');
}

const changesText = ({ summary }: Draft): string =>
  Object.entries(summary.rows)
    .map(([kind, { added, changed, closed }]) => {
      const counts = [
        added > 0 && `${added} new`,
        changed > 0 && `${changed} changed`,
        closed > 0 && `${closed} gone`,
      ];
      return `${kind}: ${counts.filter(Boolean).join(', ')}`;
    })
    .join('; ');

/** What a draft changes, and what prevents it from becoming public. */
function belowDraft({ draft, collision }: ListedDraft): Html {
  const obstacles = new Set([draft.fault, collision].filter((text) => text !== null));
  return html`<p>${changesText(draft)}</p>
    ${[...obstacles].map((text) => html`<p class="notice">${text}</p>`)}`;
}

export const draftsPage = (drafts: readonly ListedDraft[], said: string | null): Page => ({
  title: 'Drafts',
  section: addresses.drafts,
  content: html`${said && html`<p class="notice" role="status">${said}</p>`}
    ${
      drafts.length === 0
        ? html`<p>Nothing waits to be published.</p>`
        : table(
            'Drafts',
            ['Draft', 'State', 'Author', 'Made', 'Approvals'],
            drafts.map((listed) => {
              const { number, label, act, created } = listed.draft;
              return [
                html`<a href="${addresses.draft(number)}">${number}: ${label}</a>`,
                stateOf(listed.draft),
                act.actor.name,
                moment(created),
                approvalsText(listed),
              ];
            }),
            drafts.map(belowDraft),
          )
    }
    <p class="quiet">
      <code>plumbline draft FOLDER</code> makes a draft. Nothing of it is public before it is
      published.
    </p>`,
});
