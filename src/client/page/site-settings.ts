/** Settings that pages need in the browser; none is secret. */
export type SiteSettings = {
  /** The dev environment, where a visitor's details are remembered without consent (CM-08). */
  isDevelopment: boolean;
  /** Stylesheet of a font service and the origins of its files; null uses the site's own fonts (LY-15). */
  fonts: { stylesheet: string | null; origins: readonly string[] };
  /** Whether the pages for the site's developers exist (RT-13). */
  hasInternalRoutes: boolean;
  /** `siteId` of the forms at the marketing system. */
  formSiteId: string;
  /** Script of an external consent provider, in place of the built-in dialog. */
  consentScript: string | null;
  /** The tag manager to load with consent, and the prefixes of its cookies; null without one. */
  tagManager: { url: string; id: string; cookies: readonly string[] } | null;
  /** The external contact form: its default address, and the origins that may be framed. */
  contactFrame: { address: string | null; origins: readonly string[] };
};

/** Used before the page has received its settings. */
export const noSettings: SiteSettings = {
  isDevelopment: false,
  fonts: { stylesheet: null, origins: [] },
  hasInternalRoutes: false,
  formSiteId: '',
  consentScript: null,
  tagManager: null,
  contactFrame: { address: null, origins: [] },
};
