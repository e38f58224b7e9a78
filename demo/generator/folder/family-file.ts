/** File name of a family: `global-equity` for Plumbline Global Equity. */
export function familyFile(family: string): string {
  return family.replace('Plumbline ', '').toLowerCase().replaceAll(' ', '-');
}
