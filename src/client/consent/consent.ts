import {
  consentCategories,
  consentCookie,
  effectiveCategories,
  groupsText,
  readChoice,
  writeChoice,
  type ConsentCategory,
} from '#src/domain/consent-cookie.ts';

declare global {
  interface Window {
    /** Granted categories, as `,C0001,C0004,`; written by the consent provider. */
    OptanonActiveGroups?: string;
    /** Called by the consent provider when it has loaded, and after every change. */
    OptanonWrapper?: () => void;
    OneTrust?: { ToggleInfoDisplay?: () => void };
  }
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

/** Fired on the window by the consent provider when a choice was made or changed. */
const groupsUpdated = 'OneTrustGroupsUpdated';
/** Tells the other open pages of the site what was granted: the cookie may reach them later than this does. */
const choices = 'consent-choices';
const daysKept = 180;

export const hasPrivacyControl = (): boolean => navigator.globalPrivacyControl === true;

/** Whether the visitor has consented to a category, whichever provider asked. */
export function hasConsent(category: ConsentCategory): boolean {
  return grantedCategories().includes(category);
}

export function grantedCategories(): readonly ConsentCategory[] {
  const reported = window.OptanonActiveGroups;
  // Before the provider has loaded there is what it kept on an earlier page.
  if (reported === undefined) return findOwnChoice() ?? [];
  const active = reported.split(',');
  return consentCategories.filter((category) => active.includes(category));
}

/** The groups as they go with a submission. */
export const consentGroupsNow = (): string => groupsText([...grantedCategories(), 'C0001']);

/**
 * Hears of consent: when the provider reports that it has loaded, and whenever its groups are updated
 * (AN-03). A wrapper that the page brought itself is still called.
 */
export function onConsent(listener: () => void): () => void {
  const earlier = window.OptanonWrapper;
  const wrapper = () => {
    earlier?.();
    listener();
  };
  window.OptanonWrapper = wrapper;
  window.addEventListener(groupsUpdated, listener);
  return () => {
    if (window.OptanonWrapper === wrapper) delete window.OptanonWrapper;
    if (earlier) window.OptanonWrapper = earlier;
    window.removeEventListener(groupsUpdated, listener);
  };
}

/** The built-in provider's choice, as it holds under the browser's signal; null before the first one. */
export function findOwnChoice(): readonly ConsentCategory[] | null {
  const choice = readChoice(document.cookie);
  return choice === null ? null : effectiveCategories(choice, hasPrivacyControl());
}

/** The built-in provider reports that it has loaded. */
export function reportLoaded(): void {
  publish(findOwnChoice() ?? ['C0001']);
  window.OptanonWrapper?.();
}

/** The built-in provider keeps a choice and tells of it. */
export function choose(granted: readonly ConsentCategory[]): void {
  const choice = { granted, underPrivacyControl: hasPrivacyControl() };
  keepCookie(consentCookie, writeChoice(choice, new Date()), daysKept);
  keepCookie('OptanonAlertBoxClosed', new Date().toISOString(), daysKept);
  announce(granted);
  const others = new BroadcastChannel(choices);
  others.postMessage(granted);
  others.close();
}

/** Hears of a choice that the visitor made on another page that is open; returns what ends it. */
export function onChoiceElsewhere(listener: () => void): () => void {
  const others = new BroadcastChannel(choices);
  others.addEventListener('message', ({ data }: MessageEvent<readonly ConsentCategory[]>) => {
    announce(data);
    listener();
  });
  return () => others.close();
}

function announce(granted: readonly ConsentCategory[]): void {
  publish(granted);
  // An external provider calls the wrapper, too: listeners are told twice and look at the state only.
  window.OptanonWrapper?.();
  window.dispatchEvent(new CustomEvent(groupsUpdated, { detail: [...granted] }));
}

function publish(granted: readonly ConsentCategory[]): void {
  window.OptanonActiveGroups = `,${granted.join(',')},`;
}

/** Keeps a cookie for so many days; none removes it. */
export function keepCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax${secure}`;
}
