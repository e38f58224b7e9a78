/** Texts around the default methodology, which a site shows until its provider has written one. */
export const methodologyMessages = {
  title: 'Calculation methodology',
  lead: 'How the figures on this site follow from published levels, with every formula.',
};
