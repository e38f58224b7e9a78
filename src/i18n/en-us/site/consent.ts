export const consentMessages = {
  banner: 'Cookies',
  needed: 'We keep only what the site needs to work.',
  question: 'With your consent we also remember your details.',
  measuring: 'It also lets us measure visits.',
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  choose: 'Choose',
  settings: 'Cookie settings',
  introduction:
    'Choose what you allow. You can change it at any time in the cookie settings at the foot of every page.',
  categories: 'Categories',
  save: 'Save choices',
  close: 'Close',
  always: 'always on',
  necessary: 'Strictly necessary',
  necessaryText: 'What the site needs to work, such as this choice itself.',
  targeting: 'Targeting',
  targetingText:
    'The details you entered in our forms, kept in this browser to fill in the next one.',
  targetingTextMeasuring:
    'Measurement of visits by a tag manager, and the details you entered in our forms, kept in this browser to fill in the next one.',
  privacyControl:
    'Your browser sends Global Privacy Control. Targeting stays off unless you switch it on here.',
  privacyPolicy: 'Privacy policy',
};
