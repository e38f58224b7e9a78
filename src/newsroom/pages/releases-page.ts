import { html } from 'hono/html';
import { releaseParts } from '#src/store/releases/rollback-part.ts';
import { stateOf, type Release } from '#src/store/releases/releases.ts';
import { addresses } from '../addresses.ts';
import type { Visit } from '../identity.ts';
import { typed, type Refusal } from '../refusal.ts';
import { moment, outcome, table, type Html, type Page } from './layout.ts';

/** What a rollback of the whole content says, in the place of a part. */
export const allParts = 'all';

/** The name of its one form among refused actions. */
export const rollBackDeed = 'roll-back';

/** @param said describes the last action; @param refusal the one that was refused */
export function releasesPage(
  releases: readonly Release[],
  visit: Visit,
  said: string | null,
  refusal: Refusal | null,
): Page {
  // A pruned release has no content to restore.
  const earlier = releases.slice(1).filter(({ pruned }) => pruned === null);
  return {
    title: 'Releases',
    section: addresses.releases,
    content: html`${outcome(said, refusal)}
    ${table(
      'Releases',
      ['Release', 'Label', 'Public since', 'State'],
      releases.map((release, at) => [
        release.number,
        release.label,
        moment(release.published),
        at === 0 ? 'current' : stateOf(release),
      ]),
      releases.map(noteOf),
    )}
    ${visit.person.role === 'operator' && earlier.length > 0 && choiceForm(earlier, refusal)}`,
  };
}

function noteOf({ restores, note }: Release): Html | null {
  if (restores !== null) return html`The content of release ${restores}: ${note}`;
  return note === '' ? null : html`${note}`;
}

function choiceForm(earlier: readonly Release[], refusal: Refusal | null): Html {
  const before = (field: string) => typed(refusal, rollBackDeed, field);
  const chosen = (field: string, value: string) => before(field) === value && html`selected`;
  return html`<h2>Roll back</h2>
    <p>
      The content of an earlier release, or one part of it, becomes public again as a new release.
      Nothing is done before you have seen what will change.
    </p>
    <form class="deed" method="get" action="${addresses.rollBack}">
      <label>
        To release
        <select name="release" required>
          <option value="">Choose a release</option>
          ${earlier.map(
            ({ number, label }) =>
              html`<option value="${number}" ${chosen('release', String(number))}>
                ${number}: ${label}
              </option>`,
          )}
        </select>
      </label>
      <label>
        What
        <select name="only" required>
          <option value="">Choose what comes back</option>
          <option value="${allParts}" ${chosen('only', allParts)}>
            All of it; the releases after it count as withdrawn
          </option>
          ${Object.keys(releaseParts).map(
            (part) => html`<option value="${part}" ${chosen('only', part)}>Only ${part}</option>`,
          )}
        </select>
      </label>
      <label>
        Id of one index, for levels and constituents
        <input name="index" value="${before('index')}" />
      </label>
      <button>Show what will change</button>
    </form>`;
}
