/** Digits of an identifier; letters count from 10 (A) to 35 (Z). */
function digitsOf(text: string): string {
  return Array.from(text, (sign) => String(Number.parseInt(sign, 36))).join('');
}

/** Whether the check digit of an ISIN is right by ISO 6166 (Luhn); false for any other form. */
export function isIsin(text: string): boolean {
  if (!/^[A-Z]{2}[A-Z0-9]{9}[0-9]$/.test(text)) return false;
  const sum = Array.from(digitsOf(text))
    .toReversed()
    .reduce((total, digit, at) => {
      const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

/** Whether the check digits of an LEI are right by ISO 17442 (ISO 7064, MOD 97-10). */
export function isLei(text: string): boolean {
  if (!/^[A-Z0-9]{18}[0-9]{2}$/.test(text)) return false;
  return BigInt(digitsOf(text)) % 97n === 1n;
}

/** Why a text in the form of an ISIN or LEI is wrong; null where it is right, or has another form. */
export function wrongCheckDigit(text: string): string | null {
  if (/^[A-Z]{2}[A-Z0-9]{9}[0-9]$/.test(text) && !isIsin(text)) return `${text} is no ISIN`;
  if (/^[A-Z0-9]{18}[0-9]{2}$/.test(text) && !isLei(text)) return `${text} is no LEI`;
  return null;
}
