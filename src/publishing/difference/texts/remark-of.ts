import type { ChangedField } from '../difference-report.ts';

/** What has to be said of a changed text beside its words; null where the words say all. */
export function remarkOf({ text, before, after }: ChangedField): string | null {
  if (text === undefined) return null;
  if (text.state === 'rewritten') return 'The text was rewritten. Both begin:';
  if (text.state === 'not-compared') {
    return `${before ?? '–'} → ${after ?? '–'} (too much text to compare its words here)`;
  }
  return text.passages.length === 0 ? 'The words are the same, markup differs' : null;
}
