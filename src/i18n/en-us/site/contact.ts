/** Texts of the contact and subscribe forms and about their failures. */
export const contactMessages = {
  contactTitle: 'Contact us',
  aboutIndex: (name: string, fundId: string) => `About ${name} (${fundId}):\n`,
  subscribeTitle: 'Subscribe',
  contactLead: 'Every field is required unless it is marked as optional.',
  subscribeLead:
    'News of our indexes by email. Every field is required unless it is marked as optional.',
  close: 'Close',
  loading: 'Loading',
  externalFormTitle: 'Contact Us',
  thanks: 'Thanks for submitting your information',
  optional: 'optional',
  choose: 'Please choose',
  send: 'Send',
  sending: 'Sending…',
  privacyPolicy: 'Privacy policy',
  leaveEmpty: 'Please leave this field empty',
  checkFields: (count: number, names: string) =>
    count === 1 ? `Please check one field: ${names}` : `Please check ${count} fields: ${names}`,
  knownVisitor: 'We kept your details from last time and filled them in for you.',
  showDetails: 'Show and change my details',
  tooMany: (minutes: number) =>
    minutes === 1
      ? 'Too many forms were sent from your network. Nothing you typed is lost: please send this one again in a minute.'
      : `Too many forms were sent from your network. Nothing you typed is lost: please send this one again in ${minutes} minutes.`,
  tooLarge: 'This is more text than we can take. Please shorten it and send it again.',
  notStored:
    'We could not store your details at the moment. Nothing you typed is lost: please send it again.',
  unreachable:
    'We could not be reached. Nothing you typed is lost: please check your connection and send it again.',
  sentBefore:
    'What you sent before has reached us. If you want us to have this changed form as well, send it once more.',
  refused:
    'We could not take this form. Nothing you typed is lost: please send it again, or write to one of the addresses at the foot of this page.',
  unitedStates: 'United States',
  usTerritories: 'US territories',
  usMilitary: 'US military',
  canada: 'Canada',
  australia: 'Australia',
};

/** Descriptions of what is wrong with a field, by the keys of the contract (FV-10). */
export const fieldProblemMessages = {
  required: 'This field is required',
  emailFormat: 'A valid email address is required',
  choice: 'Please choose from the list',
  tooLong: 'This text is too long',
  characters: 'This text contains characters that cannot be stored',
  repeated: 'This field was sent more than once',
  leaveEmpty: 'Please leave this field empty',
};

/** Labels of the fields, by their names in the contract. */
export const fieldLabels = {
  emailAddress: 'Email address',
  firstName: 'First name',
  lastName: 'Last name',
  country: 'Country',
  company: 'Company',
  title: 'Job title',
  firmtype: 'Firm type',
  firmType1: 'Organization category',
  stateProv: 'State or province',
  dropdownMenu: 'Product interest',
  functionRoleType1: 'Role category',
  sysop1: 'Would you like to receive email updates?',
  paragraphText: 'Tell us how we can help you',
  requesttype: 'Request type',
};
