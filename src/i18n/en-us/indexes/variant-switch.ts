/** Texts of the switch between variants beside the title of an index. */
export const variantSwitchMessages = {
  returnType: 'Return type',
  currency: 'Currency',
  hedging: 'Hedging',
  hedged: 'Hedged',
  unhedged: 'Unhedged',
};
