import { languages, type Language } from '#src/domain/language.ts';
import { previewMessages } from '#src/i18n/messages/site/preview.ts';
import type { ChangedPlace } from './changed-places.ts';

/** A browser tries each rule on every page; the list beside names all. */
const mostMarked = 1_000;

/**
 * A stylesheet that marks what a draft changes: a page by its canonical address, its sections, and the rows of lists that lead to
 * it. So the pages of a preview are the very pages that will be public.
 */
export function marksOf(places: readonly ChangedPlace[]): string {
  const rules = places.slice(0, mostMarked).flatMap(({ address, sections }) => {
    if (address === null || address === '/') return [];
    const page = `html:has(link[rel="canonical"][href$=${quoted(address)}])`;
    const marked = sections.length === 0 ? 'h1' : sections.map((id) => `#${id}`).join(', ');
    const last = quoted(address.slice(address.lastIndexOf('/')));
    return [
      `${page} main :is(${marked})::before { ${flag} }`,
      `main tr:has(th a[href$=${last}]) > th:first-child { box-shadow: inset 3px 0 0 var(--event); }`,
    ];
  });
  return `${languages.map(wordOf).join('\n')}\n${rules.join('\n')}\n`;
}

/** Drawn by lengths of its own: it belongs to no design of the page. */
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

/** A text as CSS takes it. */
const quoted = (text: string): string =>
  `"${text.replaceAll(/["\\<\n]/g, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `)}"`;
