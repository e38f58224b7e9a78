import { formerNames } from './figures/former-names.ts';

/** What the API still understands or gives, and what has taken its place. */
type Deprecation = {
  /** As it stands in a call or an answer. */
  what: string;
  instead: string;
  /** The day since when it is deprecated. */
  since: string;
  /** The day from which it may be gone: twelve months later at the earliest. */
  until: string;
};

const [since, until] = ['2026-11-26', '2027-12-31'];
const former = Object.entries(formerNames);

/** `sortBy` by a former name, which a call may ask for; the rest stands in answers, and is marked in their schemas. */
export const deprecatedSorts: Deprecation = {
  what: `sortBy=${former.map(([, name]) => name).join(', ')}`,
  instead: `sortBy=${former.map(([tag]) => tag).join(', ')}`,
  since,
  until,
};

export const deprecations: readonly Deprecation[] = [
  deprecatedSorts,
  { what: 'returns', instead: 'figures', since, until },
  { what: 'crossesLaunch', instead: 'backTested', since, until },
];
