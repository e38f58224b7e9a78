/** Grades of credit ratings from the best on, as the agencies write them. */
const grades: readonly (readonly string[])[] = [
  ['AAA', 'Aaa'],
  ['AA', 'Aa'],
  ['A'],
  ['BBB', 'Baa'],
  ['BB', 'Ba'],
  ['B'],
  ['CCC', 'Caa'],
  ['CC', 'Ca'],
  ['C'],
  ['RD', 'SD', 'D'],
];

const modifiers: Readonly<Record<string, number>> = {
  '+': 0,
  '1': 0,
  '': 1,
  '2': 1,
  '-': 2,
  '3': 2,
};

/** The place of a rating from the best on; whatever is no rating, such as NR, comes last. */
export function ratingRank(name: string | null): number {
  const [, grade = '', modifier = ''] = /^([A-Za-z]+?)([-+−1-3]?)$/u.exec(name?.trim() ?? '') ?? [];
  const at = grades.findIndex((written) => written.includes(grade));
  const place = at < 0 ? grades.length : at;
  return place * 3 + (modifiers[modifier.replace('−', '-')] ?? 1);
}
