import { html, raw } from 'hono/html';
import { differenceContent } from '#src/publishing/difference/difference-page.ts';
import { whoApproves } from '#src/publishing/drafts/who-approves.ts';
import type { DifferenceReport } from '#src/publishing/difference/difference-report.ts';
import { someOf } from '#src/publishing/guards/words.ts';
import { addresses } from '../addresses.ts';
import type { Visit } from '../identity.ts';
import { draftDeeds } from './draft-deeds.ts';
import { approvalsText, stateOf, type ListedDraft } from './drafts-page.ts';
import type { Refusal } from '../refusal.ts';
import { facts, moment, outcome, table, type Html, type Page } from './layout.ts';

export type ShownDraft = ListedDraft & {
  visit: Visit;
  difference: DifferenceReport;
  /** The link to its preview, valid for two hours; null without previews. */
  previewLink: string | null;
  /** Describes the last action. */
  said: string | null;
  /** The action that was refused; null for none. */
  refusal: Refusal | null;
};

export function draftPage(shown: ShownDraft): Page {
  const { draft, difference, collision, previewLink, said, refusal } = shown;
  const { number, label, act, created, against, fault } = draft;
  return {
    title: `Draft ${number}: ${label}`,
    section: addresses.drafts,
    content: html`${outcome(said, refusal)}
      ${fault && html`<p class="notice">It does not become public by itself: ${fault}</p>`}
      ${collision !== null && collision !== fault && html`<p class="notice">${collision}</p>`}
      ${facts([
        ['State', stateOf(draft)],
        ['Author', `${act.actor.name}, from ${act.actor.host}`],
        ['Made', moment(created)],
        ['Against', against === 0 ? 'nothing: no release was public' : `release ${against}`],
        ['Approvals', [approvalsText(shown), whoApproves(draft, shown)].filter(Boolean).join('; ')],
        ['Reason', act.reason],
        ['Made of', filesContent(shown)],
      ])}
      ${previewLink && previewPart(previewLink)} ${draftDeeds(shown)}
      <h2>What guards asked</h2>
      ${guardsContent(shown)}
      <h2>What will change</h2>
      ${raw(differenceContent(difference))}`,
  };
}

function previewPart(link: string): Html {
  return html`<p>
    <a class="button" href="${link}" target="_blank" rel="noreferrer">Preview</a>
    <span class="quiet">
      Whoever has this link sees the draft as the site would show it, for two hours.
    </span>
  </p>`;
}

function filesContent({ draft }: ShownDraft): Html {
  const { files } = draft.act;
  return html`<details>
    <summary>${files.length} ${files.length === 1 ? 'file' : 'files'}</summary>
    <ul>
      ${files.map(({ file, sha256 }) => html`<li>${file}: <code>${sha256}</code></li>`)}
    </ul>
  </details>`;
}

/** Every question of a waiting draft was answered when it was made. */
function guardsContent({ draft: { summary, act } }: ShownDraft): Html {
  if (summary.accepted.length === 0) return html`<p>Nothing: no guard found anything.</p>`;
  return table(
    'What guards asked',
    ['Guard', 'How often', 'The first of it', 'Answer'],
    summary.accepted.map(({ guard, count, found, indexes = [] }) => [
      guard,
      count,
      indexes.length > 1 ? `${found}; in all of ${someOf(indexes)}` : found,
      `accepted by ${act.actor.name}: ${act.reason ?? ''}`,
    ]),
  );
}
