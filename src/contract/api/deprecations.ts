import { formerNames } from '#src/domain/figures/former-names.ts';

/** A name that the API still accepts or sends, and its replacement. */
type Deprecation = {
  /** The name as it is written in a call or an answer. */
  what: string;
  instead: string;
  /** The day since which it is deprecated. */
  since: string;
  /** The first day on which it may be removed, at least twelve months later. */
  until: string;
};

const [since, until] = ['2026-11-26', '2027-12-31'];
const former = Object.entries(formerNames);

/**
 * Former names accepted by `sortBy`. The other deprecated names are fields of answers and are marked in their
 * schemas.
 */
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
