/**
 * Consent as OneTrust keeps it, so that an external provider can take the place of our own dialog: a cookie
 * with the groups, and a second one once the visitor has chosen.
 */

/** Strictly necessary, performance, functional, targeting. The first is never asked. */
export const consentCategories = ['C0001', 'C0002', 'C0003', 'C0004'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

export const targeting: ConsentCategory = 'C0004';

/** What the built-in dialog shows. Nothing here acts on the others, so that nobody is asked about them. */
export const shownCategories: readonly ShownCategory[] = ['C0001', 'C0004'];
export type ShownCategory = 'C0001' | 'C0004';

export type ConsentChoice = {
  granted: readonly ConsentCategory[];
  /** Whether the browser sent Global Privacy Control when the choice was made. */
  underPrivacyControl: boolean;
};

export const consentCookie = 'OptanonConsent';

/** Value of a cookie in `document.cookie`; null where there is none. */
export function findCookie(cookies: string, name: string): string | null {
  const found = cookies.split('; ').find((one) => one.startsWith(`${name}=`));
  return found === undefined ? null : found.slice(name.length + 1);
}

/** `C0001:1,C0002:0,C0003:0,C0004:1` */
export function groupsText(granted: readonly ConsentCategory[]): string {
  return consentCategories
    .map((category) => `${category}:${granted.includes(category) ? 1 : 0}`)
    .join(',');
}

/** The choice that the cookie holds; null where there is none, or it is not to be read. */
export function readChoice(cookies: string): ConsentChoice | null {
  const value = findCookie(cookies, consentCookie);
  if (value === null) return null;
  const fields = new URLSearchParams(value);
  const groups = fields.get('groups')?.split(',') ?? [];
  if (groups.length === 0) return null;
  return {
    granted: consentCategories.filter((category) => groups.includes(`${category}:1`)),
    underPrivacyControl: fields.get('isGpcEnabled') === '1',
  };
}

/** Value of the cookie that holds a choice. */
export function writeChoice(choice: ConsentChoice, now: Date): string {
  return new URLSearchParams({
    isGpcEnabled: choice.underPrivacyControl ? '1' : '0',
    datestamp: now.toISOString(),
    groups: groupsText(choice.granted),
  }).toString();
}

/**
 * What a choice grants under the browser's present signal: Global Privacy Control takes targeting away from
 * a choice that was made without it, and leaves one that was made in its knowledge.
 */
export function effectiveCategories(
  choice: ConsentChoice | null,
  hasPrivacyControl: boolean,
): readonly ConsentCategory[] {
  if (choice === null) return ['C0001'];
  const isOverruled = hasPrivacyControl && !choice.underPrivacyControl;
  return choice.granted.filter((category) => !(isOverruled && category === targeting));
}

/**
 * The groups as they go with a submission; what is strictly necessary is never asked.
 * @param cookies `document.cookie`, or the header of a request
 */
export function groupsOfCookies(cookies: string, hasPrivacyControl: boolean): string {
  return groupsText([...effectiveCategories(readChoice(cookies), hasPrivacyControl), 'C0001']);
}
