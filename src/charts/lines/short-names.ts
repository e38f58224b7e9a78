const longest = 20;

/**
 * Names of lines as they stand at their ends: without the words at the beginning and the end that all of them share, cut
 * after twenty letters. A line alone needs none.
 */
export function shortNames(names: readonly string[]): string[] {
  if (names.length < 2) return names.map(() => '');
  const words = names.map((name) => name.split(' '));
  while (words.every((one) => one.length > 1 && one[0] === words[0]?.[0])) {
    for (const one of words) one.shift();
  }
  while (words.every((one) => one.length > 1 && one.at(-1) === words[0]?.at(-1))) {
    for (const one of words) one.pop();
  }
  return words.map((one) => {
    const name = one.join(' ');
    return name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name;
  });
}
