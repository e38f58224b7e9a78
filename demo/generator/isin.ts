import { hashOf } from './random.ts';

/** What an identifier stands for: index, company, bond, fund, structured product. */
export type IsinKind = 'X' | 'C' | 'B' | 'F' | 'S';

/**
 * An identifier in the form of an ISIN, check digit included. `ZZ` is reserved by ISO 3166 for private
 * use: no numbering agency issues under it, so none of these is or becomes the ISIN of a security.
 */
export function isinOf(kind: IsinKind, key: string): string {
  const high = hashOf(key).toString(36).padStart(7, '0').slice(-4);
  const low = hashOf(key, 0x1234567).toString(36).padStart(7, '0').slice(-4);
  const body = `ZZ${kind}${high}${low}`.toUpperCase();
  return body + checkDigit(body);
}

/** Modulus 10 double-add-double of ISO 6166: letters count as two digits, A is 10. */
function checkDigit(body: string): string {
  const digits = [...body].map((letter) => Number.parseInt(letter, 36)).join('');
  let sum = 0;
  for (let fromRight = 0; fromRight < digits.length; fromRight += 1) {
    const digit = Number(digits[digits.length - 1 - fromRight]);
    const counted = fromRight % 2 === 0 ? digit * 2 : digit;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return String((10 - (sum % 10)) % 10);
}
