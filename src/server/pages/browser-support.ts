const unsupported = /MSIE|Trident/;

/** Internet Explorer identifies itself by these tokens (BR-01). */
export function isUnsupportedBrowser(userAgent: string | undefined): boolean {
  return userAgent !== undefined && unsupported.test(userAgent);
}
