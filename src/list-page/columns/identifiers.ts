/** Identifiers that are known, in a line. */
export function identifiersLine(...texts: readonly (string | null)[]): string {
  return texts.filter((text) => text !== null && text !== '').join(' · ');
}
