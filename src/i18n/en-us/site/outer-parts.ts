/** What stands around the page, and what it says of its address, which come after the page. */
export const outerMessages = {
  explore: 'Explore',
  moreOfHouse: 'More from us',
  dismissBanner: 'Dismiss this message',
  announcement: 'Announcement',
  illustrativeNotice: 'Illustrative data',
  footer: 'About this site',
  globalContacts: 'Contacts by region',
  privacyPolicy: 'Privacy policy',
  dataApi: 'Data API',
  dataFiles: 'Data files',
  dataStatus: 'Data status',
  cookieSettings: 'Cookie settings',
  copyright: (name: string, year: string) => (year ? `© ${year} ${name}` : `© ${name}`),
  publishedWith: 'Published with Plumbline',
  theme: 'Theme',
  themeSystem: 'System',
  themeLight: 'Light',
  themeDark: 'Dark',
  misnamed: (name: string) =>
    `This page does not know “${name}” in its address and leaves it out. `,
  meant: (name: string) => `Do you mean “${name}”?`,
};
