/** Digits of an identifier in which letters count from 10 (A) to 35 (Z). */
function digitsOf(text: string): string {
  return Array.from(text, (sign) => String(Number.parseInt(sign, 36))).join('');
}

/** Whether the last digit of an ISIN follows from the others, by ISO 6166 (Luhn); false for what has not its form. */
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

/** Whether the last two digits of an LEI follow from the others, by ISO 17442 (ISO 7064, MOD 97-10). */
export function isLei(text: string): boolean {
  if (!/^[A-Z0-9]{18}[0-9]{2}$/.test(text)) return false;
  return BigInt(digitsOf(text)) % 97n === 1n;
}

/** Why an identifier that has the form of an ISIN or of an LEI is none; null where it is one, or has another form. */
export function wrongCheckDigit(text: string): string | null {
  if (/^[A-Z]{2}[A-Z0-9]{9}[0-9]$/.test(text) && !isIsin(text)) return `${text} is no ISIN`;
  if (/^[A-Z0-9]{18}[0-9]{2}$/.test(text) && !isLei(text)) return `${text} is no LEI`;
  return null;
}
