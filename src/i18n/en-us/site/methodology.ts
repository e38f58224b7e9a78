/** Around the methodology that a site has as long as its provider has written none. */
export const methodologyMessages = {
  title: 'Calculation methodology',
  lead: 'How the figures on this site follow from published levels, with every formula.',
};
