/** Why parts are no blend. */
export const partsFaults = {
  'one-part': 'A blend has two parts at least.',
  'too-many': 'A blend has ten parts at most.',
  twice: 'A part is named twice.',
  'not-100': 'The weights do not add to 100.',
  unreadable: 'Each part needs an index and a weight above zero, with at most two decimals.',
  unknown: 'An index was not found.',
};
