/** Texts of the page that lists changes of the API. */
export const apiChangeMessages = {
  title: 'What changed',
  lead: 'Additions break no reader. What is taken away was deprecated before, or is named here with its reason.',
  forPrograms: 'For programs: the same as JSON',
};

export const apiChangeKinds = {
  added: 'Added',
  changed: 'Changed',
  deprecated: 'Deprecated',
  removed: 'Removed',
};

/** Each change in a sentence. */
export const apiChangeTexts = {
  deprecated: 'The first of these is deprecated: the second takes its place.',
  listedYears:
    'Lists have the ten calendar years up to the newest, the same for all indexes; they refuse earlier ones.',
  measures:
    'Levels that are no invested money, such as a rate, change by a difference, never by percent, and begin nowhere at 100.',
  reasons: 'A refusal gives its reason by a code, with the values, and the nearest page there is.',
  changedSince: 'Lists give only what is new, changed or withdrawn since a release or a time.',
  pageLinks: 'Lists with pages lead to the first, the last and those beside by a Link header.',
  ownFields: 'Texts that the provider declares of its indexes.',
  statedLicences:
    'The metadata beside each file, and the README of its archive, state the license of each index in it.',
  typedPoints: 'Each point of a list by two figures says of which asset type its index is.',
  ownLevels: 'Compared rates and other measures have their levels in their own unit.',
  deniedClauses:
    'A typed question reads last year, several years and units, and does not read what is denied as if it were said.',
  sizesOfLosses:
    'A typed question reads the size of a loss as a loss, and leaves unread what could mean the opposite.',
  yearsOfLevels: 'A year without levels has no file: 404, with the years that there are.',
  memberWeights: 'The weight of a member has a working: the list that states it, and its review.',
  translations: 'A document names itself in other languages.',
  nextReview: 'The next review of an index that a notice announces: its day and the notice.',
  mixedWorkings:
    'How figures of comparisons and blends came about, with the levels that they are made of. Every working names its page.',
  memberFields: 'Texts that the provider declares of the members of its indexes.',
  isPresent: 'Each figure of the register says whether any index has a value of it.',
  usLetter: 'Factsheets of blends on US Letter.',
  shownDigits:
    'Figures of indexes that may not be downloaded, and those measured with them, have the digits that are shown.',
  beingPrepared:
    'A call as of an earlier release that is still being made ready says so in its 503, with Retry-After.',
  feedPages: 'The Atom feed of notices has archives by month (RFC 5005) in place of pages.',
  register: 'Every figure is declared in one register; lists give, sort and narrow by any of them.',
  working: 'How a figure came about: formula, inputs, steps, and code that computes it.',
  mixes: 'Indexes are compared and blended.',
  export: 'A list as a file, exactly as it is shown.',
  unknownValues:
    'A value that a filter cannot have is refused with 400, and the nearest known one is named.',
  dataFiles: 'All data as files, described as a Data Package.',
  asof: 'Every call answers as of a release or a day.',
};
