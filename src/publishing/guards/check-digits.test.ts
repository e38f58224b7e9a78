import { expect, test } from 'vitest';
import { isIsin, isLei } from './check-digits.ts';

test('check digits of ISIN and LEI are those of published identifiers', () => {
  // Apple, DAX, Siemens; the LEI of the GLEIF and of Apple.
  for (const isin of ['US0378331005', 'DE0008469008', 'DE0007236101'])
    expect(isIsin(isin)).toBe(true);
  for (const isin of ['DE0008469009', 'US0378331006', 'US037833100'])
    expect(isIsin(isin)).toBe(false);
  for (const lei of ['506700GE1G29325QX363', 'HWUPKR0MPOU8FGXBT394']) expect(isLei(lei)).toBe(true);
  for (const lei of ['506700GE1G29325QX364', 'HWUPKR0MPOU8FGXBT39']) expect(isLei(lei)).toBe(false);
});
