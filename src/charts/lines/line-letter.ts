/** The letter by which a line is told, not by its colour alone: A for the first. */
export function letterOf(line: number): string {
  return String.fromCodePoint(65 + line);
}
