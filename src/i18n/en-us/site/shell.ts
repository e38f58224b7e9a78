/** Texts of header and main part, which every page loads from the start. */
export const shellMessages = {
  skipToMain: 'Skip to main content',
  homeLink: (name: string) => `${name}, home`,
  illustrative: 'Illustrative data',
  mainNavigation: 'Main navigation',
  menu: 'Menu',
  closeMenu: 'Close menu',
  contactUs: 'Contact us',
  switchLanguage: 'Language',
};
