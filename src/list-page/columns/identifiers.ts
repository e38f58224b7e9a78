/** Joins the known identifiers into one line. */
export function identifiersLine(...texts: readonly (string | null)[]): string {
  return texts.filter((text) => text !== null && text !== '').join(' · ');
}
