/** The texts that a rule of the mapping replaces, prepared once for all values of its column. */
export type Replacements = {
  /** Text and replacement, the longest text first: where several match at a place, it is replaced. */
  pairs: readonly (readonly [text: string, by: string])[];
  /** The texts that no value has had so far. */
  unmet: Set<string>;
  /** Whether any value has been read. */
  isUsed: boolean;
};

export function prepareReplacements(by: Readonly<Record<string, string>>): Replacements {
  const pairs = Object.entries(by).toSorted(([one], [other]) => other.length - one.length);
  return { pairs, unmet: new Set(Object.keys(by)), isUsed: false };
}

/** Replaces texts in a value, and notes which ones it has. */
export function replaceTexts(text: string, replacements: Replacements): string {
  replacements.isUsed = true;
  let made = '';
  for (let at = 0; at < text.length;) {
    const match = replacements.pairs.find(([wanted]) => text.startsWith(wanted, at));
    if (match) replacements.unmet.delete(match[0]);
    made += match ? match[1] : text[at];
    at += match ? match[0].length : 1;
  }
  return made;
}

/** The texts that no value has had; none where no value has been read. */
export const unusedTexts = ({ unmet, isUsed }: Replacements): string[] =>
  isUsed ? [...unmet] : [];
