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
/** Announces the choice to other open pages of the site, which may see the cookie later. */
const choices = 'consent-choices';
const daysKept = 180;

export const hasPrivacyControl = (): boolean => navigator.globalPrivacyControl === true;

/** Whether the visitor has consented to a category, whichever provider asked. */
export function hasConsent(category: ConsentCategory): boolean {
  return grantedCategories().includes(category);
}

export function grantedCategories(): readonly ConsentCategory[] {
  const reported = window.OptanonActiveGroups;
  // Before the provider has loaded, its choice is read from the cookie of an earlier page.
  if (reported === undefined) return findOwnChoice() ?? [];
  const active = reported.split(',');
  return consentCategories.filter((category) => active.includes(category));
}

/** The consent groups for a submission. */
export const consentGroupsNow = (): string => groupsText([...grantedCategories(), 'C0001']);

/**
 * Calls the listener when the provider reports that it has loaded, and whenever its groups change (AN-03). A wrapper of
 * the page itself is still called.
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

/** The choice made in the built-in provider, limited by the browser's signal; null before the first one. */
export function findOwnChoice(): readonly ConsentCategory[] | null {
  const choice = readChoice(document.cookie);
  return choice === null ? null : effectiveCategories(choice, hasPrivacyControl());
}

/** The built-in provider reports that it has loaded. */
export function reportLoaded(): void {
  publish(findOwnChoice() ?? ['C0001']);
  window.OptanonWrapper?.();
}

/** Stores a choice of the built-in provider, and announces it. */
export function choose(granted: readonly ConsentCategory[]): void {
  const choice = { granted, underPrivacyControl: hasPrivacyControl() };
  keepCookie(consentCookie, writeChoice(choice, new Date()), daysKept);
  keepCookie('OptanonAlertBoxClosed', new Date().toISOString(), daysKept);
  announce(granted);
  const others = new BroadcastChannel(choices);
  others.postMessage(granted);
  others.close();
}

/** Calls the listener when the visitor makes a choice on another open page; returns a function that stops it. */
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
  // An external provider calls the wrapper too: listeners are called twice and only read the state.
  window.OptanonWrapper?.();
  window.dispatchEvent(new CustomEvent(groupsUpdated, { detail: [...granted] }));
}

function publish(granted: readonly ConsentCategory[]): void {
  window.OptanonActiveGroups = `,${granted.join(',')},`;
}

/** Stores a cookie for a number of days; without one it is removed. */
export function keepCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax${secure}`;
}
