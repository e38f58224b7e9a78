import { html } from 'hono/html';
import type { LevelDates } from '#src/contract/api/endpoints/level-date-endpoints.ts';
import type { LeadState } from '#src/leads/lead.ts';
import { addresses } from '../addresses.ts';
import { moment, table, type Html, type Page } from './layout.ts';

type LevelDate = LevelDates['levelDates'][number];

const stateNames: Record<LeadState, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  dead: 'Given up',
};

/** Dates of levels, late indexes, and the number of submissions by state, without their content. */
export function statePage(
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
    content: html`<h2>Levels</h2>
      <p>
        ${number === 0 ? 'No level is late.' : `The levels of ${number} ${number === 1 ? 'index' : 'indexes'} are late.`}
      </p>
      ${table(
        'Levels',
        ['Indexes', 'Frequency', 'Last level', 'Late since'],
        shown.map((each) => [
          each.numberOfIndexes,
          each.frequency,
          each.lastDate,
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

/** The first of the indexes with the number of the others. */
function namesOf({ indexes, numberOfIndexes }: LevelDate): Html {
  const more = numberOfIndexes - indexes.length;
  const names = indexes.map(({ portfolioName, fundId }) => `${portfolioName} (${fundId})`);
  return html`${names.join(', ')}${more > 0 && ` and ${more} more`}`;
}
