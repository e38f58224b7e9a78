/** The letter that identifies a line in addition to its colour: A for the first. */
export function letterOf(line: number): string {
  return String.fromCodePoint(65 + line);
}
