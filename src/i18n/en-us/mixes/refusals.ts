/** Why something asked for cannot be shown, by the codes of refusals. */
export const refusalTexts = {
  'wrong-value': (parameter: string, value: string) =>
    `"${value}" is not accepted for "${parameter}".`,
  'no-date': (parameter: string, value: string) =>
    `"${parameter}" has to be a date like 2020-02-19, not "${value}".`,
  'too-few-values': (parameter: string, least: string) =>
    `"${parameter}" needs at least ${least} values.`,
  'too-many-values': (parameter: string, most: string) =>
    `"${parameter}" accepts at most ${most} values.`,
  'unknown-parameter': (parameter: string) => `"${parameter}" is not known here.`,
  'missing-parameter': (parameter: string) => `"${parameter}" is missing.`,
  'repeated-parameter': (parameter: string) => `"${parameter}" is given more than once.`,
  'no-index': (id: string) => `There is no index "${id}".`,
  'not-in-release': (release: string, id: string) => `Release ${release} does not show "${id}".`,
  'no-release': (release: string) => `There is no release ${release}.`,
  'before-first-release': (day: string) => `Nothing had been published by ${day}.`,
  'release-withdrawn': (release: string, day: string, by: string, reason: string) =>
    `The provider took release ${release} back on ${day}; release ${by} took its place. Reason given: ${reason}`,
  'release-pruned': (release: string) => `The content of release ${release} is no longer kept.`,
  'no-levels': (name: string) => `No levels of ${name} are published.`,
  'not-invested': (name: string) => `The levels of ${name} are not the value of an investment.`,
  'levels-withheld': (name: string) => `Not all levels of ${name} are public.`,
  'no-years': (name: string) => `No calendar-year returns of ${name} are published.`,
  'no-weights': (name: string) => `No weights by class of ${name} are published.`,
  'years-only': (periods: string) => `Calendar years are shown over ${periods}.`,
  'no-period': (parameter: string) =>
    `A composition is that of one day; "${parameter}" does not apply.`,
  'no-embed': (names: string) => `There are ${names} to embed.`,
  'no-blends': 'The provider does not allow blends of its indexes.',
  'parts-unreadable':
    'Each part needs an index and a weight above zero, with at most two decimals.',
  'one-part': 'A blend needs at least two parts.',
  'too-many-parts': 'A blend has at most ten parts.',
  'part-twice': 'A part is named twice.',
  'not-100': 'The weights do not add to 100.',
  'currencies-differ': (parts: string) => `The parts are in different currencies: ${parts}.`,
  'no-common-days': 'The parts have fewer than two days in common.',
  'no-common-days-from': (from: string) =>
    `The parts have fewer than two days in common from ${from}.`,
  'one-index': 'Name at least two different indexes.',
  'base-not-compared': (base: string) => `${base} is not one of the compared indexes.`,
  'to-before-from': (from: string, to: string) =>
    `The last day (${to}) is not after the first (${from}).`,
};

export const refusalMessages = {
  other: 'The address asks for something that cannot be shown.',
  nearest: 'The nearest that can be shown:',
};
