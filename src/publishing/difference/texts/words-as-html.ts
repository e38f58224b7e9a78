import { escaped } from '../escaped.ts';
import type { ChangedField } from '../difference-report.ts';
import { remarkOf } from './remark-of.ts';
import type { TextPart } from './compare-texts.ts';

/** A changed text as the content of a cell: a remark where its words are not compared, and a paragraph for each passage. */
export function wordsAsHtml(field: ChangedField): string {
  const remark = remarkOf(field);
  const passages = field.text?.passages ?? [];
  return [
    ...(remark === null ? [] : [`<p>${escaped(remark)}</p>`]),
    ...passages.map((passage) => `<p class="passage">${passage.map(partAsHtml).join('')}</p>`),
    ...(field.text && field.text.more > 0
      ? [`<p>${field.text.more} more places differ: the preview shows them.</p>`]
      : []),
  ].join('');
}

/** Marks are said to readers who hear them, and look different without their colours. */
function partAsHtml({ kind, text }: TextPart): string {
  if (kind === 'same') return escaped(text);
  const [tag, said] = kind === 'removed' ? ['del', 'taken out:'] : ['ins', 'put in:'];
  return `<${tag}><span class="said">${said} </span>${escaped(text)}</${tag}>`;
}
