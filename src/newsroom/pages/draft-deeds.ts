import { html } from 'hono/html';
import { longestWords } from '#src/publishing/reading/plain-words.ts';
import { roles, type Role } from '#src/store/tokens.ts';
import { addresses } from '../addresses.ts';
import type { Visit } from '../identity.ts';
import { typed, type Refusal } from '../refusal.ts';
import { formKeyField, type Html } from './layout.ts';
import type { ListedDraft } from './drafts-page.ts';

type Shown = ListedDraft & { visit: Visit; refusal: Refusal | null };

const mayAs = ({ person }: Visit, least: Role) =>
  roles.indexOf(person.role) >= roles.indexOf(least);

/** A form for each action that the person may take; others are refused in any case. */
export function draftDeeds(shown: Shown): Html {
  const deeds = [
    approveForm(shown),
    ...publishForms(shown),
    unscheduleForm(shown),
    dropForm(shown),
  ].filter((deed) => deed !== null);
  if (deeds.length === 0) return html`<p class="quiet">Others decide what becomes of it.</p>`;
  return html`<div class="deeds">${deeds}</div>`;
}

const isOwn = ({ draft, visit }: Shown) => draft.act.actor.name === visit.person.actor.name;

function approveForm(shown: Shown): Html | null {
  const { approvers, collision, visit } = shown;
  // It cannot become public as it is: it has to be made again, which ends approvals.
  if (collision !== null) return null;
  const hasApproved = approvers.includes(visit.person.actor.name);
  if (!mayAs(visit, 'approver') || isOwn(shown) || hasApproved) return null;
  return form(shown, 'approve', 'Approve', html`<p>You have read what will change.</p>`);
}

/** Publishing now, or at a moment; without the required approvals it is an emergency. */
function publishForms(shown: Shown): Html[] {
  const { approvers, collision, wanted, visit } = shown;
  if (collision !== null) return [];
  const isEmergency = approvers.length < wanted;
  const least = isEmergency ? 'operator' : wanted === 0 ? 'author' : 'approver';
  if (!mayAs(visit, least)) return [];
  return [
    form(
      shown,
      'publish',
      shown.draft.state === 'scheduled' ? 'Publish now, before its moment' : 'Publish now',
      isEmergency ? emergencyFields(shown, 'publish') : reasonField(shown, 'publish'),
    ),
    form(
      shown,
      'schedule',
      'Schedule',
      html`${momentField(shown)}${isEmergency && emergencyFields(shown, 'schedule')}`,
    ),
  ];
}

function unscheduleForm(shown: Shown): Html | null {
  if (shown.draft.state !== 'scheduled') return null;
  if (!isOwn(shown) && !mayAs(shown.visit, 'approver')) return null;
  return form(shown, 'unschedule', 'Take the moment away', reasonField(shown, 'unschedule'));
}

function dropForm(shown: Shown): Html | null {
  if (!isOwn(shown) && !mayAs(shown.visit, 'operator')) return null;
  return form(shown, 'drop', 'Drop', reasonField(shown, 'drop'));
}

const furtherDeeds: ReadonlySet<string> = new Set(['schedule', 'unschedule', 'drop']);

function form({ draft, visit }: Shown, deed: string, name: string, fields: Html): Html {
  const look = furtherDeeds.has(deed) ? 'second' : '';
  return html`<form class="deed" method="post" action="${addresses.deed(draft.number, deed)}">
    ${formKeyField(visit)}
    <input type="hidden" name="revision" value="${draft.revision}" />
    <input type="hidden" name="moment" value="${draft.at ?? ''}" />
    ${fields}
    <button class="${look}">${name}</button>
  </form>`;
}

const momentField = ({ refusal }: Shown) =>
  html`<label>
    Moment (UTC)
    <input
      name="at"
      type="datetime-local"
      step="1"
      required
      value="${typed(refusal, 'schedule', 'at')}"
    />
  </label>`;

/** @param deed names what the reason is for: several forms of a draft ask for one */
const emergencyFields = (shown: Shown, deed: string) =>
  html`<label>
      <input name="emergency" type="checkbox" value="yes" required />
      An emergency: without the approvals that are asked for
    </label>
    ${reasonField(shown, deed, html`required`)}`;

const reasonField = ({ refusal }: Shown, deed: string, required: Html | '' = '') =>
  html`<label>
    Reason to ${deed} it
    <input
      name="reason"
      maxlength="${longestWords.reason}"
      value="${typed(refusal, deed, 'reason')}"
      ${required}
    />
  </label>`;
