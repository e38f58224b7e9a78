import type { ChangedField } from '../difference-report.ts';
import type { TextPart } from './compare-texts.ts';
import { remarkOf } from './remark-of.ts';

/** Characters of a part in the terminal. */
const longestPart = 60;

/** A changed text in short: its first changed place, and how many more there are. */
export function wordsAsLine(field: ChangedField): string {
  const remark = remarkOf(field);
  const [first, ...others] = field.text?.passages ?? [];
  const more = others.length + (field.text?.more ?? 0);
  const parts = [
    remark,
    first?.map(partAsText).join('').trim(),
    more > 0 && `(${more} more ${more === 1 ? 'place' : 'places'})`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** In the notation of wdiff. */
function partAsText({ kind, text }: TextPart): string {
  const line = text.replaceAll(/\s+/g, ' ');
  if (kind === 'same') return line;
  const short = line.length > longestPart ? `${line.slice(0, longestPart)}…` : line;
  return kind === 'removed' ? `[-${short}-]` : `{+${short}+}`;
}
