// `build-pseudo-site.ts` copies this file into the sources of a site, so it imports nothing.

const [open, close] = ['«', '»'];

/** Translates the texts of a topic to the pseudo-language: every word is a third longer, every text is between marks. */
export function marked<Value>(said: Value): Value {
  return change(said) as Value;
}

function change(said: unknown): unknown {
  if (typeof said === 'string')
    return /\p{L}/u.test(said) ? `${open}${longer(said)}${close}` : said;
  if (typeof said === 'function') return (...values: unknown[]) => change(said(...values));
  if (Array.isArray(said)) return said.map(change);
  if (typeof said !== 'object' || said === null) return said;
  return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, change(value)]));
}

/** Makes words longer, except those within marks: values that were already translated. */
function longer(text: string): string {
  let depth = 0;
  return text.replaceAll(/[«»]|\p{L}+/gu, (part) => {
    if (part === open) depth += 1;
    else if (part === close) depth -= 1;
    else if (depth === 0) return part + part.slice(-Math.ceil(part.length / 3));
    return part;
  });
}
