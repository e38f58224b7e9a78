/** What members are asked by. */
type Coded = { isin: string | null; ticker: string | null };

const begin = 'weight-';

/** The code that names a member among those of its index; null for one that has neither ISIN nor ticker. */
export const memberCode = ({ isin, ticker }: Coded): string | null => isin ?? ticker;

/** The tag of a member's weight, such as `weight-US0378331005`; null for a member without a code. */
export function weightTag(member: Coded): string | null {
  const code = memberCode(member);
  return code === null ? null : begin + code;
}

/** The code of the member whose weight a tag asks for; null for tags of other figures. */
export const codeOfWeightTag = (tag: string): string | null =>
  tag.startsWith(begin) && tag.length > begin.length ? tag.slice(begin.length) : null;
