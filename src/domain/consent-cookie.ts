/**
 * Consent in OneTrust's format, so that an external provider can replace the product's dialog: a cookie with the
 * groups, and a second one once the visitor has chosen.
 */

/** Strictly necessary, performance, functional, targeting. The first needs no consent. */
export const consentCategories = ['C0001', 'C0002', 'C0003', 'C0004'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

export const targeting: ConsentCategory = 'C0004';

/** The categories in the built-in dialog. The site uses no others, so it does not ask for them. */
export const shownCategories: readonly ShownCategory[] = ['C0001', 'C0004'];
export type ShownCategory = 'C0001' | 'C0004';

export type ConsentChoice = {
  granted: readonly ConsentCategory[];
  /** Whether the browser sent Global Privacy Control when the choice was made. */
  underPrivacyControl: boolean;
};

export const consentCookie = 'OptanonConsent';

/** The value of a cookie in `document.cookie`; null where there is none. */
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

/** The choice stored in the cookie; null where there is none or it is unreadable. */
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

/** The value of the cookie for a choice. */
export function writeChoice(choice: ConsentChoice, now: Date): string {
  return new URLSearchParams({
    isGpcEnabled: choice.underPrivacyControl ? '1' : '0',
    datestamp: now.toISOString(),
    groups: groupsText(choice.granted),
  }).toString();
}

/**
 * The consent that applies under the browser's current signal: Global Privacy Control overrides consent to
 * targeting that was given without the signal, but not consent given under it.
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
 * The groups as they are sent with a submission; the strictly necessary one is always granted.
 * @param cookies `document.cookie`, or the header of a request
 */
export function groupsOfCookies(cookies: string, hasPrivacyControl: boolean): string {
  return groupsText([...effectiveCategories(readChoice(cookies), hasPrivacyControl), 'C0001']);
}
