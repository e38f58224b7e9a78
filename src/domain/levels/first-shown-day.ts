import { dayOfIso, type Day } from '../day.ts';

/** No level is older. */
const beginning = dayOfIso('0001-01-01')!;

/** From when on the levels of an index are not withheld; `historyFrom` is an ISO date, or null where all are shown. */
export function firstShownDay({ historyFrom }: { historyFrom: string | null }): Day {
  return dayOfIso(historyFrom ?? '') ?? beginning;
}
