const longest = 20;

/**
 * Names of lines as they stand at their ends: without the words at the beginning and the end that all names of several
 * words share, cut after twenty letters. A line alone needs none.
 */
export function shortNames(names: readonly string[]): string[] {
  if (names.length < 2) return names.map(() => '');
  const words = names.map((name) => name.split(' '));
  const long = words.filter((one) => one.length > 1);
  const share = (place: 0 | -1) =>
    long.length > 1 && long.every((one) => one.length > 1 && one.at(place) === long[0]?.at(place));
  while (share(0)) for (const one of long) one.shift();
  while (share(-1)) for (const one of long) one.pop();
  return words.map((one) => {
    const name = one.join(' ');
    return name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name;
  });
}
