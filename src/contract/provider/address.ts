import * as z from 'zod';

/** A path of this site, but none that browsers read as a host; a hash; or an address elsewhere. */
const addresses =
  /^(?:\/(?![/\\])[^\s\p{C}\\]*|#[^\s\p{C}]+|https?:\/\/[^\s\p{C}\\/?#][^\s\p{C}\\]*|(?:mailto|tel):[^\s\p{C}]+)$/u;

/** Whether a link may lead there: to nothing that would run, and not nowhere. */
export const isAddress = (text: string) =>
  addresses.test(text) && URL.canParse(text, 'https://this.site');

export const addressWords =
  'a path like /page/terms, or an address that begins with https:, http:, mailto: or tel:';

export const address = z.string().refine(isAddress, { error: addressWords });
