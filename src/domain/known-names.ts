/** A parameter's name, or what the names of many have in common: there is one of each figure's bounds. */
export type ParameterName = string | RegExp;

/** The names that are known of those that are given: all known by name, and those of families, sorted. */
export function knownNames(known: readonly ParameterName[], given: Iterable<string>): string[] {
  const others = [...given].toSorted();
  const named = known.flatMap((name) =>
    typeof name === 'string' ? name : others.filter((other) => name.test(other)),
  );
  return [...new Set(named)];
}
