const unsupported = /MSIE|Trident/;

/** Internet Explorer names itself by these marks (BR-01). */
export function isUnsupportedBrowser(userAgent: string | undefined): boolean {
  return userAgent !== undefined && unsupported.test(userAgent);
}
