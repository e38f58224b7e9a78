/** Items of a list that are shown. */
const shownMembers = 2;

/** An answer as JSON lines; lists show their first two items and the number of the others. */
export function shortAnswer(answer: unknown, more: (count: number) => string): string {
  const left: string[] = [];
  const cut = JSON.stringify(
    answer,
    (_key, value: unknown) => {
      if (!Array.isArray(value) || value.length <= shownMembers) return value;
      left.push(more(value.length - shownMembers));
      return [...value.slice(0, shownMembers), placeOf(left.length - 1)];
    },
    2,
  );
  return cut.replaceAll(/"\\u0000(\d+)"/g, (_place, at: string) => `… ${left[Number(at)]}`);
}

// No text of an answer begins with this sign, which JSON writes as an escape.
const placeOf = (at: number) => `\u0000${at}`;
