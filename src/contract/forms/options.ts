/** The values offered by the lists of the forms. Each is what is sent, stored and shown in English. */

/** Role categories (CM-12). */
export const organizationRoles = [
  'Advisor Team',
  'Marketing/Sales Support',
  'Product/Marketing teams',
  'Sales & Service Teams',
  'Investment Team',
  'C-Suite',
  'Operations & IT',
  'Legal & Compliance',
  'Individual Investor',
  'Academic - Endowment/Research/Instructional/Student',
  'Other',
] as const;

/** Organization categories, and firm types (CM-13). */
export const organizationCategories = [
  'Academic',
  'Advisor/Wealth Manager',
  'Asset Manager',
  'Asset Owner',
  'Individual Investor',
  'Other',
] as const;

/** Product interests (CM-14). */
export const productInterests = [
  'Equity Indexes',
  'Fixed Income Indexes',
  'Multi-Asset Indexes',
  'Sustainable Investing Indexes',
  'Other',
] as const;

/** Request types (FV-05, FV-09). */
export const requestTypes = [
  'Learn more about one of our index products',
  'Speak to Client Service about an existing account',
] as const;

export const emailUpdateChoices = ['Yes', 'No'] as const;
