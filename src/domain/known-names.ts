/** A parameter's name, or a pattern for a family of names, such as the bounds of figures. */
export type ParameterName = string | RegExp;

/** All known names: those given as text, and the given names that match a known pattern, sorted. */
export function knownNames(known: readonly ParameterName[], given: Iterable<string>): string[] {
  const others = [...given].toSorted();
  const named = known.flatMap((name) =>
    typeof name === 'string' ? name : others.filter((other) => name.test(other)),
  );
  return [...new Set(named)];
}
