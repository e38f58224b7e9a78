const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/**
 * Rendered markup whose dates are plain text where they are kept from wrapping (`ui/whole-dates.tsx`, `ui/rich-text.tsx`) or
 * drawn shorter (`drawdown-table.tsx`).
 */
export const withPlainDates = (html: string): string =>
  html.replaceAll(/<span class="_?(?:whole|century)[-_][^"]*">([^<]+)<\/span>/g, '$1');

/** Rendered markup without the places where a long text may break. */
export const withoutBreaks = (html: string): string => html.replaceAll('<wbr/>', '');

/** Rendered markup whose code samples are plain text where parts of them are coloured (`ui/controls/code-text.tsx`). */
export const withPlainCode = (html: string): string =>
  html.replaceAll(
    /<code>(.*?)<\/code>/gs,
    (_, code: string) => `<code>${code.replaceAll(/<[^>]*>/g, '')}</code>`,
  );

/** The text of rendered markup, without tags and with single spaces. */
export function textOf(html: string): string {
  return withPlainDates(withoutBreaks(withPlainCode(html)))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
