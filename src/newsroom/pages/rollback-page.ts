import { html, raw } from 'hono/html';
import { differenceContent } from '#src/publishing/difference/difference-page.ts';
import type { DifferenceReport } from '#src/publishing/difference/difference-report.ts';
import { longestWords } from '#src/publishing/reading/plain-words.ts';
import type { Restored } from '#src/store/releases/compare-rollback.ts';
import { addresses } from '../addresses.ts';
import type { Visit } from '../identity.ts';
import { typed, type Refusal } from '../refusal.ts';
import { formKeyField, outcome, type Html, type Page } from './layout.ts';
import { allParts, rollBackDeed } from './releases-page.ts';

type Shown = {
  restored: Restored;
  difference: DifferenceReport;
  visit: Visit;
  /** The rollback that was refused; null for none. */
  refusal: Refusal | null;
};

/** What a rollback will change, and the form that does it. */
export function rollbackPage(shown: Shown): Page {
  const { restored, difference, refusal } = shown;
  const { release, part, fundId } = restored;
  const what = part === undefined ? 'all of it' : [part, fundId].filter(Boolean).join(' of ');
  const isIdle = difference.isSame && part !== undefined;
  return {
    title: `Roll back to release ${release}: ${what}`,
    section: addresses.releases,
    content: html`${outcome(null, refusal)}
      ${
        part === undefined &&
        html`<p>The releases after ${release} will count as withdrawn. Guards stay as they are.</p>`
      }
      ${isIdle ? '' : rollBackForm(shown)}
      <p><a href="${addresses.releases}">Choose something else</a></p>
      <h2>What will change</h2>
      ${raw(differenceContent(difference))}`,
  };
}

function rollBackForm({ restored, difference, visit, refusal }: Shown): Html {
  const { release, part = allParts, fundId = '' } = restored;
  const current = difference.comparedWith?.release ?? '';
  return html`<form class="deed" method="post" action="${addresses.rollBack}">
    ${formKeyField(visit)}
    <input type="hidden" name="current" value="${current}" />
    <input type="hidden" name="release" value="${release}" />
    <input type="hidden" name="only" value="${part}" />
    <input type="hidden" name="index" value="${fundId}" />
    <label>
      Reason, which visitors read
      <input
        name="reason"
        required
        maxlength="${longestWords.reason}"
        value="${typed(refusal, rollBackDeed, 'reason')}"
      />
    </label>
    <button>Roll back</button>
  </form>`;
}
