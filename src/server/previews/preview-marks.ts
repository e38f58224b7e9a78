import { languages, type Language } from '#src/domain/language.ts';
import { previewMessages } from '#src/i18n/messages/site/preview.ts';
import type { ChangedPlace } from './changed-places.ts';

/** The browser matches every rule on every page, so that their number is limited; the list of changes names all. */
const mostMarked = 1_000;

/**
 * A stylesheet that marks what a draft changes: a page by its canonical address, its sections, and the rows that link
 * to it. The pages of a preview stay byte for byte those that will be public.
 */
export function marksOf(places: readonly ChangedPlace[]): string {
  const rules = places.slice(0, mostMarked).flatMap(({ address, sections }) => {
    if (address === null || address === '/') return [];
    const page = `html:has(link[rel="canonical"][href$=${quoted(address)}])`;
    const marked = sections.length === 0 ? 'h1' : sections.map((id) => `#${id}`).join(', ');
    const last = quoted(address.slice(address.lastIndexOf('/')));
    return [
      `${page} main :is(${marked})::before { ${flag} }`,
      `main tr:has(th a[href$=${last}]) > th:first-child { background: var(--event-tint); box-shadow: -3px 0 0 var(--event); }`,
    ];
  });
  return `${languages.map(wordOf).join('\n')}\n${rules.join('\n')}\n`;
}

/** Sized in lengths of its own, since the mark does not belong to the page's design. */
const flag = [
  'content: var(--changed)',
  'display: block',
  'inline-size: fit-content',
  'margin-block-end: 4px',
  'padding: 0 8px',
  'background: var(--event)',
  'color: var(--paper)',
  'font: 600 14px/22px sans-serif',
].join('; ');

const wordOf = (language: Language) =>
  `:lang(${language.slice(0, 2)}) { --changed: ${quoted(previewMessages(language).changed)}; }`;

/** Quotes a text as a CSS string. */
const quoted = (text: string): string =>
  `"${text.replaceAll(/["\\<\n]/g, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `)}"`;
