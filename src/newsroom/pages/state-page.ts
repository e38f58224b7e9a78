import { html } from 'hono/html';
import type { LevelDates } from '#src/contract/api/endpoints/level-date-endpoints.ts';
import type { LeadState } from '#src/leads/lead.ts';
import type { Release } from '#src/store/releases/releases.ts';
import { addresses } from '../addresses.ts';
import { facts, moment, table, type Html, type Page } from './layout.ts';

type LevelDate = LevelDates['levelDates'][number];

const stateNames: Record<LeadState, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  dead: 'Given up',
};

/** The release that is public, and who published it where that is among the newest entries of the audit log. */
export type Public = { release: Release; by: string | null };

/** What is public, dates of levels, late indexes, and the number of submissions by state, without their content. */
export function statePage(
  shownNow: Public | null,
  dates: readonly LevelDate[],
  leads: Record<LeadState, number>,
  now: number,
): Page {
  const isLate = ({ lateFrom }: LevelDate) => lateFrom !== null && now > Date.parse(lateFrom);
  const late = dates.filter(isLate);
  const shown = [...late, ...dates.filter((each) => !isLate(each))];
  const number = late.reduce((sum, { numberOfIndexes }) => sum + numberOfIndexes, 0);
  return {
    title: 'State of the data',
    section: addresses.state,
    content: html`${shownNow && publicPart(shownNow)}
      <h2>Levels</h2>
      <p>
        ${number === 0 ? 'No level is late.' : `The levels of ${number} ${number === 1 ? 'index' : 'indexes'} are late.`}
      </p>
      ${table(
        'Levels',
        ['Indexes', 'Frequency', 'Last level', 'Next level', 'Due by', 'Late since'],
        shown.map((each) => [
          each.numberOfIndexes,
          each.frequency,
          each.lastDate,
          each.nextDue?.date ?? '',
          each.nextDue ? moment(each.nextDue.by) : '',
          isLate(each) && each.lateFrom ? moment(each.lateFrom) : '',
        ]),
        shown.map(namesOf),
      )}
      <h2>Submissions of the forms</h2>
      ${table(
        'Submissions',
        ['State', 'Number'],
        Object.entries(stateNames).map(([state, name]) => [name, leads[state as LeadState]]),
      )}`,
  };
}

function publicPart({ release, by }: Public): Html {
  return html`<h2>Public now</h2>
    ${facts([
      ['Release', `${release.number}: ${release.label}`],
      ['Since', moment(release.published)],
      ['Published by', by],
    ])}`;
}

/** The first of the indexes with the number of the others. */
function namesOf({ indexes, numberOfIndexes }: LevelDate): Html {
  const more = numberOfIndexes - indexes.length;
  const names = indexes.map(({ portfolioName, fundId }) => `${portfolioName} (${fundId})`);
  return html`${names.join(', ')}${more > 0 && ` and ${more} more`}`;
}
