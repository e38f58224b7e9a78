/** Texts about pages as of a release, and the links to them. */
export const asOfMessages = {
  title: (date: string, release: string) => `As published on ${date} (release ${release})`,
  text: 'Levels and constituents stand as they were published then; later corrections are not in them.',
  otherRules: (then: string, now: string) =>
    `Figures follow from its levels by today’s rules (number ${now}); when it was published, rules number ${then} held.`,
  rules: 'What changed',
  label: 'Release that this page shows',
  current: 'Show the current data',
  release: 'As of release',
  all: 'All releases',
  show: 'Show',
  named: (release: string) => `release ${release}`,
  option: (date: string, release: string, label: string) =>
    [`${date} · ${release}`, label].filter(Boolean).join(' · '),
  replaced: (date: string, release: string, reason: string) =>
    `Release ${release} took its place on ${date}. Reason given: ${reason}`,
  range: (firstDay: string, day: string, release: string) =>
    `Pages can be shown as of any day from ${firstDay} on; the newest release (${release}) is of ${day}.`,
};

/** Titles of the page that says why no page as of that release is shown, by the reason. */
export const missingStateTitles = {
  beforeFirst: (day: string) => `Nothing was published by ${day}`,
  noRelease: (release: string) => `There is no ${release} to show`,
  withdrawn: (release: string) => `The provider took ${release} back`,
  pruned: (dayOrRelease: string) => `What was public as of ${dayOrRelease} is kept no longer`,
  notInRelease: (dayOrRelease: string) => `This page cannot be shown as of ${dayOrRelease}`,
  preparing: (dayOrRelease: string) => `This page as of ${dayOrRelease} is being prepared`,
  unreadable: (given: string) => `“${given}” is neither a day nor a release`,
};

/** The explanations under those titles. */
export const missingStateTexts = {
  beforeFirst: 'A page can be shown as of any day since the first release.',
  noRelease: 'No release of that number was published.',
  withdrawn: 'What it contained is not shown any more.',
  pruned:
    'The provider keeps the content of releases for a number of years. Corrections of published levels stay listed.',
  notInRelease:
    'What it shows was not published then, or the provider no longer shows what was published then.',
  preparing: 'It opens by itself in a moment; this page asks again every few seconds.',
  unreadable: 'A day is written as in 2026-11-20, a release is a number.',
};
