/** Settings of the site that its pages need in the browser; none of them is a secret. */
export type SiteSettings = {
  /** The dev environment, where a visitor's details are remembered without consent (CM-08). */
  isDevelopment: boolean;
  /** Stylesheet of a fonts service, and where its files come from; null: the fonts of our own (LY-15). */
  fonts: { stylesheet: string | null; origins: readonly string[] };
  /** Whether the pages for those who build the site are shown (RT-13). */
  hasInternalRoutes: boolean;
  /** `siteId` of the forms at the marketing system. */
  formSiteId: string;
  /** Address of another consent provider's script, in place of our own dialog; null: our own. */
  consentScript: string | null;
  /** The tag manager that is loaded with consent, and how names of cookies begin that it sets; null: none. */
  tagManager: { url: string; id: string; cookies: readonly string[] } | null;
  /** The external contact form: its default address, and the origins that may be framed at all. */
  contactFrame: { address: string | null; origins: readonly string[] };
};

/** Before the page has told its settings. */
export const noSettings: SiteSettings = {
  isDevelopment: false,
  fonts: { stylesheet: null, origins: [] },
  hasInternalRoutes: false,
  formSiteId: '',
  consentScript: null,
  tagManager: null,
  contactFrame: { address: null, origins: [] },
};
