import * as z from 'zod';

/** A path of this site that browsers do not read as a host, a fragment, or an address of another site. */
const addresses =
  /^(?:\/(?![/\\])[^\s\p{C}\\]*|#[^\s\p{C}]+|https?:\/\/[^\s\p{C}\\/?#][^\s\p{C}\\]*|(?:mailto|tel):[^\s\p{C}]+)$/u;

/** Whether a link may use the address. Addresses that run a script, or lead nowhere, are refused. */
export const isAddress = (text: string) =>
  addresses.test(text) && URL.canParse(text, 'https://this.site');

export const addressWords =
  'a path like /page/terms, or an address that begins with https:, http:, mailto: or tel:';

export const address = z.string().refine(isAddress, { error: addressWords });
