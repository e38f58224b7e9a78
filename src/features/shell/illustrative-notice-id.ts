/** The text that says what is made up, at the foot of every page; the header leads to it. */
export const illustrativeNoticeId = 'illustrative-data';
