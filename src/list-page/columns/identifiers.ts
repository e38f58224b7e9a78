/** Joins the known identifiers into one line. Where it breaks, no line begins with a dot. */
export function identifiersLine(...texts: readonly (string | null)[]): string {
  return texts.filter((text) => text !== null && text !== '').join('\u00a0· ');
}
