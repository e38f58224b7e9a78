/** Letters and digits, with single separators between them. */
const localPart = /^[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*$/;
const longestLocalPart = 63;
/** One or two labels and a top-level part; a label neither begins nor ends with a hyphen, as in the DNS. */
const domain = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.){1,2}[A-Za-z]{2,14}$/;

/**
 * Whether a text is an email address by the rule of the forms (FV-03, FV-07). It is stricter than the
 * standard: no plus sign, no quotes, at most three parts in the domain, and no spaces around the address.
 */
export function isEmailAddress(text: string): boolean {
  const [local = '', host = '', ...rest] = text.split('@');
  if (rest.length > 0 || local.length > longestLocalPart) return false;
  return localPart.test(local) && domain.test(host);
}
