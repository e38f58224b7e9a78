/** Title and description of a call: its name split into words, and what it does. */
export function wordsOf(name: string, does: string): { summary: string; description: string } {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return { summary: words[0]!.toUpperCase() + words.slice(1), description: `${does}.` };
}
